/* global beforeEach, expect, jest */
/** Screens of settings take some seconds on a machine that does other work too. */
jest.setTimeout( 30_000 );

/** A test that asserts nothing cannot fail, such as one whose list is empty. */
beforeEach( () => expect.hasAssertions() );
