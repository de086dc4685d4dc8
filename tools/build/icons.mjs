/**
 * Writes `build/icons.php`: the drawings of the icons that `blocks/icon/server/Icon_Names.php` names, taken from
 * `@wordpress/icons` (GPL-2.0-or-later), so that none of them is in the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './modules.mjs';

const require = createRequire( import.meta.url );
const json2php = require( 'json2php' );

const NAMES = 'blocks/icon/server/Icon_Names.php';

/** What all drawings have in common; the block prints it itself. */
const ROOT =
	/^\s*<svg xmlns="[^"]+" viewBox="0 0 24 24" style="fill: none" stroke="currentColor" stroke-width="1\.5">(.*)<\/svg>\s*$/s;

/** Keeps lines thin in large icons, which then look weak. */
const THIN = / vector-effect="[^"]*"/g;

/** @return {string[]} The slugs of the set. */
export const slugs = () =>
	[
		...readFileSync( root + NAMES, 'utf8' ).matchAll(
			/^\t+'([a-z-]+)' +=> __\(/gm
		),
	].map( ( [ , slug ] ) => String( slug ) );

/**
 * @param {string} slug   Such as `arrow-left`.
 * @param {string} source Its SVG.
 * @return {string} The shapes in it.
 */
export function shapesOf( slug, source ) {
	const [ , shapes ] = source.match( ROOT ) ?? [];
	if ( ! shapes ) {
		throw new Error(
			`“${ slug }” of @wordpress/icons is not drawn like the others. Take it out of ${ NAMES }, or teach tools/build/icons.mjs its kind.`
		);
	}
	return shapes
		.replace( THIN, '' )
		.replace( /\s*\n\s*/g, '' )
		.replace( / +\/>/g, '/>' )
		.trim();
}

/**
 * @param {string} folder Folder of the build.
 */
export function writeIcons( folder = 'build' ) {
	const library = join(
		dirname( require.resolve( '@wordpress/icons/package.json' ) ),
		'src/library'
	);
	const icons = Object.fromEntries(
		slugs().map( ( slug ) => [
			slug,
			shapesOf(
				slug,
				readFileSync( join( library, `${ slug }.svg` ), 'utf8' )
			),
		] )
	);
	writeFileSync(
		`${ root }${ folder }/icons.php`,
		`<?php\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${ json2php( icons ) };\n`
	);
}
