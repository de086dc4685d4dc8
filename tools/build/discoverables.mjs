/**
 * Finds the classes to register with the kernel: those that implement an interface which
 * extends `Frontage\Base\Discoverable`, so that no list is maintained by hand.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { conditions } from './boots.mjs';
import { KINDS, root } from './modules.mjs';
import { namespaceIn, resolve } from './php-names.mjs';

const MARK = 'Frontage\\Base\\Discoverable';
const BOOTABLE = 'Frontage\\Base\\Bootable';
const NOT_CODE = /(^|\/)(test|fixtures|patterns|node_modules)\//;

/** A method of an interface whose classes are found by their type. */
const TYPED = /static function type\(\): string;/;

/** What it returns in a class: a string, or a constant of the class. */
const TYPE =
	/static function type\(\): string \{\s*return (?:'([^']+)'|self::(\w+));/;

/**
 * @return {{implementations:Record<string,string[]>,types:Record<string,Record<string,string>>,boots:Record<string,string[]>}}
 *         Classes by the interface they implement, those of interfaces with `type()` also by their type, and those that boot
 *         themselves by the conditions of their `WHEN`.
 */
export function discoverables() {
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
	const implementations = Object.fromEntries(
		namesOf( 'interface', MARK ).map( ( name ) => [
			name,
			namesOf( 'class', name ),
		] )
	);
	const sourceOf = new Map(
		types.map( ( { name, source } ) => [ name, source ] )
	);
	return {
		implementations,
		types: Object.fromEntries(
			Object.entries( implementations )
				.filter( ( [ name ] ) =>
					TYPED.test( sourceOf.get( name ) ?? '' )
				)
				.map( ( [ name, classes ] ) => [
					name,
					Object.fromEntries(
						classes.map( ( one ) => [
							typeIn( one, sourceOf.get( one ) ?? '' ),
							one,
						] )
					),
				] )
		),
		boots: conditions( types, implementations[ BOOTABLE ] ),
	};
}

/**
 * @param {string} name   Name of a class.
 * @param {string} source Its file.
 * @return {string} Its type.
 * @throws {Error} If it is not written in the class.
 */
export function typeIn( name, source ) {
	const [ , written, constant ] = TYPE.exec( source ) ?? [];
	const type =
		written ??
		source.match(
			new RegExp( `const ${ constant }\\s*= '([^']+)';` )
		)?.[ 1 ];
	if ( ! type ) {
		throw new Error(
			`The build cannot read the type of ${ name }. Let type() return a string, or a constant of the class.`
		);
	}
	return type;
}

/**
 * @param {string} folder Path relative to the root.
 * @return {Array<{kind:string,name:string,parents:string[],source:string}>} What its files declare.
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
 * @return {{kind:string,name:string,parents:string[],source:string}|null} The class or interface with what it extends or implements.
 */
export function declared( source ) {
	const found = source.match(
		/^(?:final )?(class|interface) (\w+)(?: extends ([\w\\, ]+?))?(?: implements ([\w\\, ]+?))?\s*\{/m
	);
	if ( ! found ) {
		return null;
	}
	const [ , kind, name, extended, implemented ] = found;
	const space = namespaceIn( source );
	const parents = ( ( kind === 'class' ? implemented : extended ) ?? '' )
		.split( ',' )
		.map( ( parent ) => parent.trim() )
		.filter( Boolean )
		.map( ( parent ) => resolve( parent, source ) );
	return { kind, name: `${ space }\\${ name }`, parents, source };
}
