/**
 * Finds the classes that join a registry of the kernel: those that implement an interface which
 * extends `Frontage\Base\Discoverable`. So no list of them is kept by hand.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { KINDS, root } from './modules.mjs';

const MARK = 'Frontage\\Base\\Discoverable';
const NOT_CODE = /(^|\/)(test|fixtures|patterns|node_modules)\//;

/**
 * @return {Record<string,string[]>} Classes by the interface they implement.
 */
export function implementations() {
	const types = [ 'includes', ...KINDS ].flatMap( typesIn );
	const parentsOf = new Map(
		types.map( ( { name, parents } ) => [ name, parents ] )
	);
	/** @type {( name: string, wanted: string ) => boolean} */
	const is = ( name, wanted ) =>
		( parentsOf.get( name ) ?? [] ).some(
			( parent ) => parent === wanted || is( parent, wanted )
		);
	const namesOf = ( wantedKind, wanted ) =>
		types
			.filter(
				( { kind, name } ) => kind === wantedKind && is( name, wanted )
			)
			.map( ( { name } ) => name )
			.sort();
	return Object.fromEntries(
		namesOf( 'interface', MARK ).map( ( name ) => [
			name,
			namesOf( 'class', name ),
		] )
	);
}

/**
 * @param {string} folder Path relative to the root.
 * @return {Array<{kind:string,name:string,parents:string[]}>} What its files declare.
 */
function typesIn( folder ) {
	if ( ! existsSync( root + folder ) ) {
		return [];
	}
	return readdirSync( root + folder, { recursive: true } )
		.map( ( path ) => String( path ).replaceAll( '\\', '/' ) )
		.filter(
			( path ) => path.endsWith( '.php' ) && ! NOT_CODE.test( path )
		)
		.map( ( path ) =>
			declared( readFileSync( `${ root }${ folder }/${ path }`, 'utf8' ) )
		)
		.filter( ( type ) => type !== null );
}

/**
 * @param {string} source A PHP file with at most one type.
 * @return {{kind:string,name:string,parents:string[]}|null} The class or interface with what it extends or implements.
 */
export function declared( source ) {
	const found = source.match(
		/^(?:final )?(class|interface) (\w+)(?: extends ([\w\\, ]+?))?(?: implements ([\w\\, ]+?))?\s*\{/m
	);
	if ( ! found ) {
		return null;
	}
	const [ , kind, name, extended, implemented ] = found;
	const space = source.match( /^namespace ([\w\\]+);/m )?.[ 1 ] ?? '';
	const parents = ( ( kind === 'class' ? implemented : extended ) ?? '' )
		.split( ',' )
		.map( ( parent ) => parent.trim() )
		.filter( Boolean )
		.map( ( parent ) => resolve( parent, space, source ) );
	return { kind, name: `${ space }\\${ name }`, parents };
}

/**
 * @param {string} name   As written.
 * @param {string} space  The file's namespace.
 * @param {string} source The file.
 * @return {string} The full name.
 */
function resolve( name, space, source ) {
	if ( name.startsWith( '\\' ) ) {
		return name.slice( 1 );
	}
	const [ first, ...rest ] = name.split( '\\' );
	for ( const [ , used, alias ] of source.matchAll(
		/^use ([\w\\]+)(?: as (\w+))?;/gm
	) ) {
		if ( ( alias ?? used.split( '\\' ).pop() ) === first ) {
			return [ used, ...rest ].join( '\\' );
		}
	}
	return `${ space }\\${ name }`;
}
