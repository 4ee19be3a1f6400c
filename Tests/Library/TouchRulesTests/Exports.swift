// Each test names the statements that it checks.
@_exported import Statements
