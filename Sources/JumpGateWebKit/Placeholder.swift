internal import JumpGate
