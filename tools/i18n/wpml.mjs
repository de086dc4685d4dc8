/**
 * Generates `wpml-config.xml`: which block attributes WPML, Polylang and others translate, from
 * each `block.json`: `"frontage": { "translate": { "title": "text", "images.*.id": "attachment" } }`.
 */
import { readFileSync } from 'node:fs';
import { root, slugsOf } from '../build/modules.mjs';

/** WPML's name for each kind. */
const KINDS = {
	text: '',
	link: ' type="link"',
	attachment: ' type="post-ids" sub-type="attachment"',
	post: ' type="post-ids" sub-type="post"',
};

/** String attributes that are never translatable. */
const NOT_WORDS = [
	'accent',
	'added',
	'address',
	'again',
	'anchor',
	'autocomplete',
	'captcha',
	'carousel',
	'closesAt',
	'code',
	'cookie',
	'currency',
	'customStyle',
	'customStyleList',
	'date',
	'destLat',
	'destLng',
	'end',
	'endField',
	'Error:',
	'eventId',
	'exclude',
	'feedName',
	'feedUrl',
	'field',
	'fieldKey',
	'fieldName',
	'firstUrl',
	'formId',
	'formula',
	'group',
	'headingLevel',
	'height',
	'hideWords',
	'href',
	'icon',
	'imageSize',
	'imageUrl',
	'kind',
	'list',
	'locationField',
	'marked',
	'max',
	'mediaUrl',
	'min',
	'name',
	'network',
	'number',
	'opensAt',
	'originLat',
	'originLng',
	'page',
	'parameter',
	'params',
	'pattern',
	'poster',
	'postType',
	'price',
	'provider',
	'ratio',
	'recipients',
	'redirect',
	'rel',
	'removed',
	'repeat',
	'replyTo',
	'secondUrl',
	'separator',
	'size',
	'source',
	'sourceUrl',
	'start',
	'startField',
	'strokeColor',
	'strokeFill',
	'subject',
	'subtitles',
	'svg',
	'taxonomy',
	'testId',
	'time',
	'timeZone',
	'titleTag',
	'tokens',
	'types',
	'uploadId',
	'url',
	'value',
	'veil',
	'yearly',
	'zone',
];

/**
 * @return {string} The file.
 */
export function wpmlConfig() {
	const blocks = slugsOf( 'blocks' )
		.map( ( slug ) =>
			JSON.parse(
				readFileSync( `${ root }blocks/${ slug }/block.json`, 'utf8' )
			)
		)
		.map( blockXml )
		.filter( Boolean );
	return [
		'<!-- Made from the block.json files by npm run build. -->',
		'<wpml-config>',
		'\t<gutenberg-blocks>',
		...blocks,
		'\t</gutenberg-blocks>',
		'</wpml-config>',
		'',
	].join( '\n' );
}

/**
 * @param {Object} json A `block.json`.
 * @return {string} Its part of the file; empty if nothing is translatable.
 * @throws {Error} If a string attribute's kind is not declared.
 */
export function blockXml( json ) {
	const declared = json.frontage?.translate ?? {};
	const heads = Object.keys( declared ).map(
		( path ) => path.split( '.' )[ 0 ]
	);
	for ( const [ name, attribute ] of Object.entries(
		json.attributes ?? {}
	) ) {
		const isFree = attribute.type === 'string' && ! attribute.enum;
		if ( isFree && ! [ ...heads, ...NOT_WORDS ].includes( name ) ) {
			throw new Error(
				`${ json.name }: is the attribute “${ name }” text that people read? Say so in block.json: "frontage": { "translate": { "${ name }": "text" } }, or name it in NOT_WORDS of tools/i18n/wpml.mjs.`
			);
		}
	}
	if ( ! heads.length ) {
		return '';
	}
	const tree = treeOf( json, declared );
	return `\t\t<gutenberg-block type="${ json.name }" translate="1">\n${ keysXml( tree, 3 ) }\n\t\t</gutenberg-block>`;
}

/**
 * @param {Object}                json     A `block.json`.
 * @param {Record<string,string>} declared Kinds by path.
 * @return {Object} Kinds by name, nested.
 */
function treeOf( json, declared ) {
	const tree = {};
	for ( const [ path, kind ] of Object.entries( declared ) ) {
		const names = path.split( '.' );
		if (
			KINDS[ kind ] === undefined ||
			! json.attributes?.[ names[ 0 ] ]
		) {
			throw new Error(
				`${ json.name }: cannot translate “${ path }” as ${ kind }.`
			);
		}
		names.reduce( ( branch, name, index ) => {
			branch[ name ] ??= index === names.length - 1 ? kind : {};
			return branch[ name ];
		}, tree );
	}
	return tree;
}

/**
 * @param {Object} tree  Kinds by name, nested.
 * @param {number} depth Indentation depth.
 * @return {string} Lines.
 */
const keysXml = ( tree, depth ) =>
	Object.entries( tree )
		.map( ( [ name, value ] ) => {
			const indent = '\t'.repeat( depth );
			return typeof value === 'string'
				? `${ indent }<key name="${ name }"${ KINDS[ value ] } />`
				: `${ indent }<key name="${ name }">\n${ keysXml( value, depth + 1 ) }\n${ indent }</key>`;
		} )
		.join( '\n' );
