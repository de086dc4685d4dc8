/**
 * Writes the styles of the editor:
 * - `build/editor-styles.css`: those of all modules, for pages and for editing, in parts that are marked with the classes they
 *   need, so that each document gets what it shows (`src/editor/editor-styles.ts`);
 * - `build/editor-previews.css`: the same, as small as a picture of them needs it;
 * - `build/editor-controls.css`: those of our controls beside the canvas, for left-to-right and right-to-left.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';
import { KINDS, slugsOf } from './modules.mjs';
import { joinParts, splitStyles } from './style-parts.mjs';

/** Later ones may change what earlier ones say. */
const FILES = [ 'style-index.css', 'index.css' ];

const CONTROLS = [ 'editor', 'editor-modules', 'editor-help' ];

/**
 * @param {string} file Full path.
 * @return {string} Its content; empty if it does not exist.
 */
const read = ( file ) =>
	existsSync( file ) ? readFileSync( file, 'utf8' ).trim() : '';

/**
 * Features style what visitors see around the content: the editor shows none of it.
 *
 * @param {string} kind One of KINDS.
 * @return {string[]} Files that the editor uses.
 */
const filesOf = ( kind ) => ( kind === 'features' ? FILES.slice( 1 ) : FILES );

/**
 * @param {string} folder Full path of the build.
 */
export function writeEditorStyles( folder ) {
	const parts = KINDS.flatMap( ( kind ) =>
		slugsOf( kind ).map( ( slug ) => {
			const own = `${ folder }/${ kind === 'blocks' ? '' : `${ kind }/` }${ slug }`;
			// The entries are styles; their scripts are empty.
			rmSync( `${ own }/index.js`, { force: true } );
			rmSync( `${ own }/index.asset.php`, { force: true } );
			return [
				slug,
				filesOf( kind )
					.map( ( file ) => read( `${ own }/${ file }` ) )
					.join( '' ),
				kind,
			];
		} )
	);
	writeMarked( `${ folder }/editor-styles.css`, parts );
	writeMarked(
		`${ folder }/editor-previews.css`,
		parts.map( ( [ slug, css, kind ] ) => [ slug, atRest( css ), kind ] )
	);
	for ( const direction of [ '', '-rtl' ] ) {
		writeFileSync(
			`${ folder }/editor-controls${ direction }.css`,
			CONTROLS.map( ( name ) =>
				read( `${ folder }/${ name }${ direction }.css` )
			).join( '' )
		);
	}
}

/**
 * @param {string}                     file   Full path.
 * @param {[string, string, string][]} styles Modules, their styles and kinds.
 */
const writeMarked = ( file, styles ) =>
	writeFileSync(
		file,
		joinParts( styles.flatMap( ( one ) => splitStyles( ...one ) ) )
			.map(
				( { needs, css } ) =>
					`/*! frontage ${ needs.join( ',' ) } */\n${ css }\n`
			)
			.join( '' )
	);

/** Selectors of interactions, or of what stands open over the page: there are none in a preview. */
const USED =
	/:(?:hover|focus|focus-visible|focus-within|active|target|popover-open|modal|autofill)\b|::(?:backdrop|selection|view-transition)/;

/** Media and conditions that no preview is shown in; it has scripts, and moves and hovers as the editor does. */
const ELSEWHERE =
	/^(?!not\b).*(?:\bprint\b|forced-colors: *active|scripting: *none|hover: *none|prefers-reduced-motion: *reduce|prefers-contrast: *more)/;

/**
 * @param {string} css Styles of a module.
 * @return {string} Those of a picture of it.
 */
export function atRest( css ) {
	const sheet = postcss.parse( css );
	sheet.walkAtRules( ( rule ) => {
		if ( rule.name === 'media' && ELSEWHERE.test( rule.params ) ) {
			rule.remove();
		}
	} );
	sheet.walkRules( ( rule ) => {
		const left = rule.selectors.filter( ( one ) => ! USED.test( one ) );
		if ( left.length ) {
			rule.selectors = left;
		} else {
			rule.remove();
		}
	} );
	sheet.walkDecls( /^-(?:moz|ms)-/, ( one ) => void one.remove() );
	return sheet.toString();
}

/** What WordPress would load for every block, in every frame of the editor. */
const LOADED = [ 'editorScript', 'editorStyle', 'style', 'viewScriptModule' ];

/**
 * Removes the files from the blocks' descriptions: one script and one stylesheet have them all.
 *
 * @param {string} folder Full path of the build.
 */
export function leaveOutFiles( folder ) {
	for ( const slug of slugsOf( 'blocks' ) ) {
		const file = `${ folder }/${ slug }/block.json`;
		const described = JSON.parse( read( file ) || '{}' );
		for ( const name of LOADED ) {
			delete described[ name ];
		}
		writeFileSync( file, JSON.stringify( described ) );
	}
}
