/** Splits stylesheets into parts that a document needs only if it has their classes, so that each gets what applies to it. */
import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** Names of our classes contain this. */
const OURS = 'frontage-';

/** Alternatives of one selector beyond this number are not told apart. */
const MOST_ALTERNATIVES = 12;

/** At-rules that hold rules, each of which may be needed or not. */
const GROUPS = new Set( [ 'media', 'supports', 'container' ] );

/** Pseudo-classes that match what one of their arguments matches. */
const ANY = new Set( [ ':is', ':where' ] );

/**
 * A part of a stylesheet.
 *
 * @typedef {Object} Part
 * @property {string[]} needs Alternatives: classes that must all be in the document, separated by spaces.
 * @property {string}   css   Rules.
 */

/** @param {string[][]} sets Classes of each alternative. */
const told = ( sets ) => [
	...new Set(
		sets.map( ( set ) => [ ...new Set( set ) ].sort().join( ' ' ) )
	),
];

/**
 * Returns the classes of ours without which a selector matches nothing.
 *
 * @param {import('postcss-selector-parser').Container} selector
 * @return {string[][]} Alternatives.
 */
function classesOf( selector ) {
	let sets = [ [] ];
	for ( const node of selector.nodes ) {
		if ( node.type === 'class' && node.value.includes( OURS ) ) {
			sets = sets.map( ( set ) => [ ...set, node.value ] );
		} else if ( node.type === 'pseudo' && ANY.has( node.value ) ) {
			const more = node.nodes.flatMap( classesOf );
			// One of many, or one without a class: no class is certain.
			if ( sets.length * more.length <= MOST_ALTERNATIVES ) {
				sets = sets.flatMap( ( set ) =>
					more.map( ( one ) => [ ...set, ...one ] )
				);
			}
		}
	}
	return sets;
}

/**
 * @param {string} selector Such as `.frontage-tabs__list > a, .frontage-tab`.
 * @return {string[]} What it needs; an empty string stands for nothing of ours.
 */
export const needsOf = ( selector ) =>
	told( parseSelector().astSync( selector ).nodes.flatMap( classesOf ) );

/**
 * @param {import('postcss').Container} container Rules in their order.
 * @param {string[]}                    module    What rules without classes of ours need.
 * @return {Part[]} One for each rule.
 */
function partsOf( container, module ) {
	return container.nodes.flatMap( ( node ) => {
		if ( node.type === 'comment' ) {
			return [];
		}
		if ( node.type === 'rule' ) {
			const needs = needsOf( node.selector );
			return [
				{
					needs: needs.flatMap( ( one ) => one || module ),
					css: node.toString(),
				},
			];
		}
		if ( GROUPS.has( node.name ) ) {
			const open = `@${ node.name } ${ node.params }`;
			return partsOf( node, module ).map( ( { needs, css } ) => ( {
				needs,
				css: `${ open }{${ css }}`,
			} ) );
		}
		return [ { needs: module, css: node.toString() } ];
	} );
}

/**
 * Returns the keyframes as what uses them needs them: an animation belongs to the rules that name it.
 *
 * @param {Part[]} parts
 * @return {Part[]} The same parts.
 */
function withKeyframes( parts ) {
	return parts.map( ( part ) => {
		const [ , name ] =
			/^@(?:-webkit-)?keyframes ([\w-]+)/.exec( part.css ) ?? [];
		const uses = parts.filter(
			( { css } ) =>
				name &&
				css !== part.css &&
				new RegExp( `(?<![\\w-])${ name }(?![\\w-])` ).test( css )
		);
		return uses.length
			? {
					...part,
					needs: [
						...new Set( uses.flatMap( ( { needs } ) => needs ) ),
					],
				}
			: part;
	} );
}

/** A class of ours in a stylesheet. */
const CLASSES = /\.([\w-]*frontage-[\w-]+)/g;

/**
 * @param {string} slug   A module.
 * @param {string} css    Its styles.
 * @param {string} [kind] One of KINDS. Blocks have a class of their own; of others, any class says that they are there.
 * @return {Part[]} In their order.
 */
export function splitStyles( slug, css, kind = 'blocks' ) {
	const module =
		kind === 'blocks'
			? [ `wp-block-frontage-${ slug }`, `frontage-${ slug }` ]
			: [
					...new Set(
						[ ...css.matchAll( CLASSES ) ].map(
							( [ , one ] ) => one
						)
					),
				];
	return withKeyframes( partsOf( postcss.parse( css ), module ) );
}

/**
 * Joins neighbors that need the same, and leaves out what an earlier part says already: what modules share is in the styles of
 * each of them.
 *
 * @param {Part[]} parts Of all modules, in their order.
 * @return {Part[]} Fewer ones.
 */
export function joinParts( parts ) {
	const said = new Set();
	/** @type {Part[]} */
	const joined = [];
	for ( const part of parts ) {
		const needs = part.needs.join( ',' );
		const key = `${ needs }{${ part.css }`;
		const last = joined.at( -1 );
		if ( said.has( key ) ) {
			continue;
		}
		said.add( key );
		if ( last?.needs.join( ',' ) === needs ) {
			last.css += part.css;
		} else {
			joined.push( { ...part } );
		}
	}
	return joined;
}
