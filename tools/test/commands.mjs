/** Commands of the groups and parts of tests. */
import { inRoot } from '../env/paths.mjs';

/** @typedef {[string, ...string[]]} Command A program and its arguments. */

/** @type {(...args: string[]) => Command} */
export const node = ( ...args ) => [ process.execPath, ...args ];

/** @type {(name: string, ...args: string[]) => Command} */
export const bin = ( name, ...args ) =>
	node( inRoot( 'node_modules/.bin', name ), ...args );

/** @type {(name: string, ...args: string[]) => Command} */
export const php = ( name, ...args ) => [
	process.env.FRONTAGE_PHP || 'php',
	inRoot( 'vendor/bin', name ),
	...args,
];
