/**
 * `npm run new block|feature|extension|action <slug>`: creates a module that already passes the
 * conformance suite.
 *
 * An action belongs to a module: `npm run new action <module> <ajax-name>`. A plugin of its own, which adds to Frontage from
 * outside, is written beside the checkout or into a folder: `npm run new plugin <slug> [folder]`.
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAttributeTypes } from '../build/attribute-types.mjs';
import {
	KINDS,
	className,
	namespaceOf,
	root,
	slugsOf,
} from '../build/modules.mjs';

const USAGE = `Say what to make:
  npm run new block my-block
  npm run new feature my-feature
  npm run new extension my-extension
  npm run new action my-block my_action_name
  npm run new plugin my-plugin [folder]`;

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const ACTION = /^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/;

/**
 * @param {string} message What is wrong and what to do.
 */
function stop( message ) {
	process.stderr.write( `${ message }\n` );
	process.exit( 1 );
}

/**
 * Draws a placeholder that no other slug has: a line through six points that the slug's hash chooses.
 *
 * @param {string} slug Such as `price-table`.
 * @return {string} Path in a box of 24 by 24.
 */
function iconPath( slug ) {
	const bytes = [ ...createHash( 'sha1' ).update( slug ).digest() ];
	const points = Array.from(
		{ length: 6 },
		( _, index ) =>
			`${ 5 + ( bytes[ 2 * index ] % 15 ) } ${ 5 + ( bytes[ 2 * index + 1 ] % 15 ) }`
	);
	return `M${ points.join( 'L' ) }`;
}

/**
 * @param {string} slug Such as `price-table`.
 * @return {Record<string,string>} Values of the templates' placeholders.
 */
function marksFor( slug ) {
	const words = slug.replace( /[-_]/g, ' ' );
	const name = className( slug.replaceAll( '_', '-' ) );
	return {
		slug,
		Class_Name: name,
		ComponentName: name.replaceAll( '_', '' ),
		name: slug.replaceAll( '-', '_' ),
		iconPath: iconPath( slug ),
		Title: words[ 0 ].toUpperCase() + words.slice( 1 ),
		// As WordPress writes titles of blocks.
		Block_Title: words.replace( /\b\w/g, ( letter ) =>
			letter.toUpperCase()
		),
	};
}

/**
 * Writes every file of a template.
 *
 * @param {string}                template Folder below templates/.
 * @param {string}                target   Folder of the module, relative to the root, or a full path.
 * @param {Record<string,string>} marks    Values of `{{mark}}`.
 */
function write( template, target, marks ) {
	const from = fileURLToPath(
		new URL( `templates/${ template }`, import.meta.url )
	);
	const fill = ( text ) =>
		text.replace( /\{\{(\w+)\}\}/g, ( _, mark ) => marks[ mark ] );
	for ( const entry of readdirSync( from, {
		recursive: true,
		withFileTypes: true,
	} ) ) {
		if ( ! entry.isFile() ) {
			continue;
		}
		const source = join( entry.parentPath, entry.name );
		const path = fill(
			source.slice( from.length + 1 ).replace( /\.txt$/, '' )
		);
		const file = path.startsWith( '@root/' )
			? path.slice( '@root/'.length )
			: `${ target }/${ path }`;
		mkdirSync( dirname( resolve( root, file ) ), { recursive: true } );
		writeFileSync(
			resolve( root, file ),
			fill( readFileSync( source, 'utf8' ) )
		);
		process.stdout.write( `  ${ file }\n` );
	}
}

/**
 * @param {string} kind Singular, such as `block`.
 * @param {string} slug The module's folder.
 * @return {string} What to do with the new files.
 */
function nextSteps( kind, slug ) {
	const steps = [
		`Say what it does in one line: changelog.d/${ slug }.md.`,
		...( kind === 'block'
			? [ 'Describe it in block.json and draw edit/icon.ts.' ]
			: [] ),
		'npm run build -- --fixtures && npm run fix',
		'npm test -- --changed',
	];
	return `Next:\n${ steps
		.map( ( step, index ) => `  ${ index + 1 }. ${ step }\n` )
		.join( '' ) }`;
}

/**
 * @param {string} kind Singular, such as `block`.
 * @param {string} slug The module's folder.
 */
function makeModule( kind, slug ) {
	if ( ! SLUG.test( slug ) ) {
		stop(
			`“${ slug }” is not a slug: use lower-case words joined by hyphens, such as price-table.`
		);
	}
	const taken = KINDS.find( ( plural ) =>
		slugsOf( plural ).includes( slug )
	);
	if ( taken ) {
		stop(
			`${ taken }/${ slug } is there already. Folder names are unique across all modules: choose another.`
		);
	}
	write( kind, `${ kind }s/${ slug }`, marksFor( slug ) );
	writeAttributeTypes();
	process.stdout.write( nextSteps( kind, slug ) );
}

/**
 * @param {string} slug The module that owns the action.
 * @param {string} name Its Ajax name.
 */
function makeAction( slug, name ) {
	const kind = KINDS.find( ( plural ) => slugsOf( plural ).includes( slug ) );
	if ( ! kind ) {
		stop(
			`There is no module “${ slug }”. Make it first: npm run new block ${ slug }`
		);
	}
	if ( ! name || ! ACTION.test( name ) ) {
		stop(
			`Name the action as pages call it, such as ${ slug.replaceAll( '-', '_' ) }_load.`
		);
	}
	const marks = marksFor( name );
	if (
		existsSync(
			`${ root }${ kind }/${ slug }/actions/${ marks.Class_Name }.php`
		)
	) {
		stop(
			`${ kind }/${ slug }/actions/${ marks.Class_Name }.php is there already.`
		);
	}
	write( 'action', `${ kind }/${ slug }`, {
		...marks,
		name,
		Namespace: `${ namespaceOf( kind ) }\\${ className( slug ) }`,
	} );
}

/**
 * @param {string}             slug   The plugin's.
 * @param {string | undefined} folder Where it is written, relative to the current folder; beside the checkout by default.
 */
function makePlugin( slug, folder ) {
	if ( ! SLUG.test( slug ) || slug === 'frontage' ) {
		stop(
			`“${ slug }” is not a slug for a plugin of yours: use lower-case words joined by hyphens, such as acme.`
		);
	}
	const target = folder ? resolve( folder ) : resolve( root, '..', slug );
	if ( existsSync( target ) ) {
		stop(
			`${ target } is there already. Name another folder: npm run new plugin ${ slug } path/to/${ slug }`
		);
	}
	write( 'plugin', target, marksFor( slug ) );
	process.stdout.write(
		`Next, in ${ target }:\n  1. npm install && npm run build\n  2. Activate it beside Frontage: README.md says how to test it.\n`
	);
}

const [ kind, slug, name ] = process.argv.slice( 2 );
if ( [ 'block', 'feature', 'extension' ].includes( kind ) && slug ) {
	makeModule( kind, slug );
} else if ( kind === 'action' && slug ) {
	makeAction( slug, name );
} else if ( kind === 'plugin' && slug ) {
	makePlugin( slug, name );
} else {
	stop( USAGE );
}
