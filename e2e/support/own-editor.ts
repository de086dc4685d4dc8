/** `test` for specs about the editor itself: each test opens it afresh, as `admin`. */
import { Editor } from './editor';
import { test as base } from './test';

export const test = base.extend( {
	editor: async ( { admin }, provide ) => provide( new Editor( admin ) ),
} );

export * from './page';
export { expect } from '@playwright/test';
