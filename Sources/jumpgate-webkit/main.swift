print("jumpgate-webkit")
