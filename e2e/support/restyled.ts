/** A style of a theme in which every block of ours has a color, a font, and a size of its own. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sitePhp } from './site-php';

/** Name of the style, in the theme `other-slugs`. */
export const RESTYLED = 'restyled';

/** Text on pictures is white; in panels of these, it is what the theme makes of headings, links, and fields. */
const OTHERWISE = [ 'gallery', 'slide', 'menu-search', 'off-canvas' ];

const COLOR = 'rgb(12, 34, 56)';
const FAMILY = 'cursive';

/**
 * Writes the style into the theme of the site, with all blocks whose colors and fonts an owner may choose.
 *
 * @return Their names without namespace.
 */
export async function restyled(): Promise< string[] > {
	const names: string[] = JSON.parse(
		await sitePhp( `
$names = array();
foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
	$supports = $type->supports;
	if ( str_starts_with( $name, 'frontage/' ) && isset( $supports['color'], $supports['typography'] ) ) {
		$names[] = substr( $name, 9 );
	}
}
echo wp_json_encode( $names );` )
	);
	const blocks = Object.fromEntries(
		names.map( ( name ) => [
			`frontage/${ name }`,
			{ color: { text: COLOR }, typography: { fontFamily: FAMILY } },
		] )
	);
	const folder = join(
		process.env.FRONTAGE_SITE_DIR!,
		'wp-content/themes/other-slugs/styles'
	);
	await mkdir( folder, { recursive: true } );
	await writeFile(
		join( folder, `${ RESTYLED }.json` ),
		JSON.stringify( {
			$schema: 'https://schemas.wp.org/trunk/theme.json',
			version: 3,
			title: 'Restyled',
			styles: { blocks },
		} )
	);
	return names.filter( ( name ) => ! OTHERWISE.includes( name ) );
}

/**
 * Returns blocks of which no text has the color or the font.
 *
 * @param page  A page with all blocks.
 * @param names From `restyled()`.
 */
export const untouched = ( page: Page, names: string[] ): Promise< string[] > =>
	page.evaluate(
		( { all, color, family } ) =>
			all.filter( ( name ) => {
				const roots = [
					...document.querySelectorAll(
						`.wp-block-frontage-${ name }`
					),
				].filter( ( root ) => root.textContent!.trim() );
				const parts = roots.flatMap( ( root ) => [
					root,
					...root.querySelectorAll( '*' ),
				] );
				const texts = parts.filter( ( part ) =>
					[ ...part.childNodes ].some(
						( node ) =>
							node.nodeType === Node.TEXT_NODE &&
							node.textContent!.trim()
					)
				);
				return (
					texts.length > 0 &&
					! texts.some( ( text ) => {
						const style = getComputedStyle( text );
						return (
							style.color === color &&
							style.fontFamily.includes( family )
						);
					} )
				);
			} ),
		{ all: names, color: COLOR, family: FAMILY }
	);
