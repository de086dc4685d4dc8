/** What other code can reach of PHP: interfaces that the build discovers, and the classes marked `@api` that one needs for them. */
import { declared } from '../build/discoverables.mjs';
import { resolve } from '../build/php-names.mjs';
import { docAbove, param, sources, split } from './sources.mjs';

/** The first version with a changelog; what is newer says `@since`. */
export const FIRST_VERSION = '0.2';

export const MARK = 'Frontage\\Base\\Discoverable';

/** Marks interfaces of which `Manifests` accepts no class of another plugin. */
const INTERNAL = 'Frontage\\Base\\Internal';

const TYPE = /^(?:(?:final|abstract|readonly) )*(class|interface) (\w+)/m;
const METHOD =
	/^\t((?:(?:abstract|final|static) )*public (?:static )?function (\w+)\(([^]*?)\)(?:: ([^;{]+?))?)\s*[;{]/gm;
const CONSTANT = /^\tpublic const (?:string |int |array )?(\w+)\s*=/gm;
const PROPERTY = /public readonly (\S+) \$(\w+)/g;
const FUNCTION = /^function (\w+)\(([^]*?)\)(?:: ([^{]+?))? \{$/gm;
const SHAPE = /@phpstan-type (\w+) ((?:[^@*]|\n \*\s)+)/g;

/**
 * @typedef {Object} Member
 * @property {string}   code  Signature, with the types of the docblock where it has some.
 * @property {string}   what  First sentence.
 * @property {string[]} types All types in it.
 */

/**
 * @typedef {Object} Type
 * @property {string}                            name         Full name.
 * @property {string}                            path         File.
 * @property {string}                            text         Its content.
 * @property {boolean}                           isInterface  Whether it is an interface.
 * @property {boolean}                           isDiscovered Whether the build discovers its classes.
 * @property {boolean}                           isListed     Whether it is for others.
 * @property {boolean}                           isInternal   Whether it is marked `@internal`.
 * @property {boolean}                           isApi        Whether it is marked `@api`.
 * @property {string}                            since        Version.
 * @property {string}                            what         Description.
 * @property {string[]}                          parents      Full names.
 * @property {Member[]}                          members      What others may use of it.
 * @property {Array<{name:string,shape:string}>} shapes       Aliases of array shapes.
 */

/** @typedef {ReturnType<typeof docAbove>} Docblock */

/** @type {( lines: string[] ) => string} */
export const firstSentence = ( lines ) =>
	split( lines ).prose.split( '\n\n' )[ 0 ].replaceAll( '\n', ' ' );

/** @type {( code: string ) => string} Code on one line. */
const inline = ( code ) => code.replace( /\s+/g, ' ' ).trim();

/**
 * @param {string} list Parameters, as written.
 * @return {string[]} Each of them.
 */
function parameters( list ) {
	const parts = [ '' ];
	let depth = 0;
	for ( const sign of inline( list ) ) {
		depth += '([{<'.includes( sign ) ? 1 : 0;
		depth -= ')]}>'.includes( sign ) ? 1 : 0;
		if ( sign === ',' && depth === 0 ) {
			parts.push( '' );
		} else {
			parts[ parts.length - 1 ] += sign;
		}
	}
	return parts.map( inline ).filter( Boolean );
}

/**
 * @param {string}   written A parameter, as written.
 * @param {Docblock} doc     Of the function.
 * @return {{code:string,type:string}} The parameter with the type that the docblock gives it.
 */
function parameter( written, doc ) {
	const [ , own = '', rest = written ] =
		written
			.replace( /^(?:public|private|protected) (?:readonly )?/, '' )
			.match( /^([^$.]*?)\s*((?:\.\.\.)?\$.*)$/ ) ?? [];
	const name = rest.match( /\$\w+/ )?.[ 0 ];
	const told = doc.params
		.map( ( one ) => param( one.replace( '...$', '$' ) ) )
		.find( ( one ) => one.name === name );
	const type = told?.type || own;
	return { code: inline( `${ type } ${ rest }` ), type };
}

/**
 * @param {string}   name   Of the function.
 * @param {string}   list   Parameters, as written.
 * @param {string}   result Type, as written; empty for none.
 * @param {Docblock} doc    Of the function.
 * @return {Member} The function as others call it.
 */
function member( name, list, result, doc ) {
	const all = parameters( list ).map( ( one ) => parameter( one, doc ) );
	const codes = all.map( ( { code } ) => code ).join( ', ' );
	const returned = doc.returned || inline( result );
	return {
		code: `${ name }(${ codes && ` ${ codes } ` })${ returned && `: ${ returned }` }`,
		what: firstSentence( doc.lines ),
		types: [ ...all.map( ( { type } ) => type ), returned, ...doc.thrown ],
	};
}

/** @type {( text: string ) => Member[]} */
const constants = ( text ) =>
	[ ...text.matchAll( CONSTANT ) ].flatMap( ( found ) => {
		const { lines, isInternal } = docAbove( text, found.index + 1 );
		const what = firstSentence( lines );
		return isInternal
			? []
			: [ { code: `const ${ found[ 1 ] }`, what, types: [] } ];
	} );

/**
 * @param {string} text A PHP file.
 * @return {Member[]} The properties that its constructor sets and others may read.
 */
function properties( text ) {
	const at = text.indexOf( 'function __construct(' );
	const doc = docAbove( text, at );
	const described = doc.params.map( param );
	return at < 0 || doc.isInternal
		? []
		: [ ...text.matchAll( PROPERTY ) ]
				.map( ( [ , own, name ] ) => ( {
					name: `$${ name }`,
					type: own,
					text: '',
					...described.find( ( one ) => one.name === `$${ name }` ),
				} ) )
				.filter( ( one ) => ! one.text.startsWith( '@internal' ) )
				.map( ( { name, type, text: what } ) => ( {
					code: `${ type } ${ name }`,
					what,
					types: [ type ],
				} ) );
}

/**
 * @param {string}  text        A PHP file.
 * @param {string}  short       Name of its class.
 * @param {boolean} isInterface Whether it is an interface.
 * @return {Member[]} Methods for others, and the constructor.
 */
function methods( text, short, isInterface ) {
	return [ ...text.matchAll( METHOD ) ].flatMap( ( found ) => {
		const [ , signature, name, list, result = '' ] = found;
		const doc = docAbove( text, found.index + 1 );
		if ( doc.isInternal || name === 'jsonSerialize' ) {
			return [];
		}
		if ( name.startsWith( '__' ) ) {
			const isUsed =
				name === '__construct' &&
				! isInterface &&
				list.trim() &&
				! doc.params.some( ( one ) => one.includes( '@internal' ) );
			return isUsed ? [ member( `new ${ short }`, list, '', doc ) ] : [];
		}
		const before = signature
			.slice( 0, signature.indexOf( name ) )
			.replace( 'public ', '' );
		return [ member( before + name, list, result, doc ) ];
	} );
}

/** @type {( text: string ) => Array<{name:string,shape:string}>} */
const shapes = ( text ) =>
	[ ...text.matchAll( SHAPE ) ].map( ( [ , name, shape ] ) => ( {
		name,
		shape: inline( shape.replace( /\n \*/g, ' ' ) ),
	} ) );

/**
 * @param {{path:string,text:string}} file A PHP file.
 * @return {Omit<Type,'isDiscovered'|'isListed'>[]} The class or interface in it.
 */
function typesOf( { path, text } ) {
	const found = text.match( TYPE );
	if ( ! found ) {
		return [];
	}
	const { lines, since, isApi, isInternal } = docAbove(
		text,
		found.index ?? 0
	);
	const [ , kind, short ] = found;
	const isInterface = kind === 'interface';
	const parents = declared( text )?.parents ?? [];
	return [
		{
			name: resolve( short, text.replace( /^use .*$/gm, '' ) ),
			path,
			text,
			isInterface,
			isInternal: isInternal || parents.includes( INTERNAL ),
			isApi,
			since: since || FIRST_VERSION,
			what: split( lines ).prose,
			parents,
			shapes: shapes( text ),
			members: [
				...constants( text ),
				...properties( text ),
				...methods( text, short, isInterface ),
			],
		},
	];
}

/** @return {Type[]} All classes and interfaces of the kernel, by path. */
export function types() {
	const all = sources( /^includes\/.*\.php$/ ).flatMap( typesOf );
	const parents = new Map(
		all.map( ( type ) => [ type.name, type.parents ] )
	);
	/** @type {( name: string ) => boolean} */
	const isBelowMark = ( name ) =>
		( parents.get( name ) ?? [] ).some(
			( parent ) => parent === MARK || isBelowMark( parent )
		);
	return all.map( ( type ) => {
		const isDiscovered = type.isInterface && isBelowMark( type.name );
		const isListed = ! type.isInternal && ( isDiscovered || type.isApi );
		return { ...type, isDiscovered, isListed };
	} );
}

/** @return {Array<Member & {text:string}>} Functions for others. */
export const functions = () =>
	sources( /^includes\/.*\.php$/ ).flatMap( ( { text } ) =>
		[ ...text.matchAll( FUNCTION ) ].flatMap( ( found ) => {
			const doc = docAbove( text, found.index );
			const [ , short, list, result = '' ] = found;
			return doc.isInternal
				? []
				: [
						{
							text,
							...member(
								resolve( short, text ),
								list,
								result,
								doc
							),
						},
					];
		} )
	);

/**
 * @param {string}   text    The file in which types stand.
 * @param {string[]} written Such as `list<Row>|null`.
 * @return {string[]} The full names in them.
 */
export const namesIn = ( text, written ) =>
	written.flatMap( ( type ) =>
		[ ...type.matchAll( /\\?[A-Z]\w*(?:\\\w+)*/g ) ].map( ( [ name ] ) =>
			resolve( name, text )
		)
	);
