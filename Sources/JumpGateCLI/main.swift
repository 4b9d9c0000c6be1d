internal import JumpGate
print("jumpgate")
