// Only a test that hangs reaches it: tests that open every page take 2 minutes, and 6 on a very busy machine.
jest.setTimeout(1_200_000);
