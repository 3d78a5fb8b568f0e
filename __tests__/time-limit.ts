// Only a test that hangs takes so long: those that open every page take 2 minutes, and 6 on a machine with ten times as much to do.
jest.setTimeout(1_200_000);
