/* global jest */
/** Screens of settings take some seconds on a machine that does other work too. */
jest.setTimeout( 30_000 );
