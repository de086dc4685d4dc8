/**
 * Stylelint rule `frontage/tokens`: what visitors see speaks in the tokens of `src/scss/tokens.scss`, so that all
 * modules look like one family. A literal that has to be there says why:
 * `// stylelint-disable-next-line frontage/tokens -- <reason>`.
 */
const stylelint = require( 'stylelint' );

const NAME = 'frontage/tokens';

/** A length, but not zero. */
const LENGTH =
	/(?<![\w.-])(?!0(?:[a-z]|$))\d*\.?\d+(?:r?em|px|cq[a-z]+|v[a-z]+)\b/;

/** A time, but not zero. */
const TIME = /(?<![\w-])(?!0m?s)\d*\.?\d+m?s\b/;

/**
 * Returns whether a shadow has a blur; rings and lines have none.
 *
 * @param {string} value Of the property.
 */
const isBlurred = ( value ) =>
	value
		.replace( /\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '' )
		.split( ',' )
		.some( ( layer ) =>
			/^(?:inset )?(?:\S+ ){2}(?!0(?: |$))[\d.]+(?:px|r?em)?(?: |$)/.test(
				layer.trim()
			)
		);

/**
 * Returns whether a space is neither a token nor one of these: a share of the text (`em`), up to 4 px to align something,
 * or from 2.5 rem on, where it is room for something else.
 *
 * @param {string} value Of the property.
 */
const isRhythm = ( value ) =>
	[ ...value.matchAll( /(?<![\w.-])-?(\d*\.?\d+)(rem|px)\b/g ) ].some(
		( [ , number, unit ] ) =>
			Number( number ) !== 0 &&
			( unit === 'px' ? Number( number ) > 4 : Number( number ) < 2.5 )
	);

const isLetThrough = ( value ) =>
	/^[^(]*var\(--frontage-[^)]*\)\s*$/.test( value );

/** What is said about a value, by what the property's name is like. */
const CHECKS = [
	{
		of: /./,
		finds: ( value ) =>
			/color-mix\([^;]*currentcolor\s+\d+%,\s*transparent/i.test( value ),
		says: 'tints are --frontage-line, -edge, -tint, -hover and -chosen',
	},
	{
		of: /./,
		finds: ( value ) =>
			/--wp--preset--color--(?:base|contrast)\b/.test( value ),
		says: 'not all themes have these presets: --frontage-page and --frontage-text are the theme’s own',
	},
	{
		of: /^color$/,
		finds: ( value ) => /color-mix/.test( value ),
		says: 'text is never paler than the page’s',
	},
	{
		of: /^opacity$/,
		finds: ( value ) =>
			! /^(?:[01]|var\(.+|calc\(.+|control\.\$inactive)$/.test( value ),
		says: 'text is never paler than the page’s; `control.$inactive` is for what is not current',
	},
	{
		of: /radius$/,
		finds: ( value ) =>
			LENGTH.test(
				value.replaceAll( '99em', '' ).replace( /var\([^)]*\)/g, '' )
			),
		says: 'radii are --frontage-radius, -radius-control, -radius-inner, -radius-button, 99em and 50%',
	},
	{
		of: /^font(?:-size)?$/,
		finds: ( value ) =>
			LENGTH.test( value.split( '/' )[ 0 ] ) &&
			! isLetThrough( value ) &&
			value !== '1em',
		says: 'sizes are --frontage-small, -field, -lead, -title, -heading and -display',
	},
	{
		of: /^(?:padding|margin|(?:row-|column-)?gap)(?:-|$)/,
		finds: isRhythm,
		says: 'spaces are --frontage-1 to -12, --frontage-gap and -pad, or em where they grow with their text',
	},
	{
		of: /^(?:box|text)-shadow$/,
		finds: isBlurred,
		says: 'shadows are --frontage-raise-1 and -raise-2',
	},
	{
		of: /^(?:transition|animation)(?:-|$)|^\$|^--.*-(?:duration|time)$/,
		finds: ( value ) =>
			TIME.test( value ) && ! /\binfinite\b/.test( value ),
		says: 'durations are --frontage-fast, -mid and -slow',
	},
	{
		of: /^(?:transition|animation)(?:-|$)/,
		finds: ( value ) =>
			! /\binfinite\b/.test( value ) &&
			/(?<![\w-])(?:ease(?:-in|-out|-in-out)?|cubic-bezier)(?![\w-])/.test(
				value
			),
		says: 'curves are --frontage-ease and --frontage-enter',
	},
];

/**
 * @param {boolean} isOn Whether the files are styles of what visitors see.
 * @return {import('stylelint').RuleBase} Reports each literal.
 */
const rule = ( isOn ) => ( root, result ) => {
	if ( ! isOn ) {
		return;
	}
	root.walkDecls( ( node ) => {
		const value = node.value.replace( /\s+/g, ' ' ).trim();
		const found = CHECKS.find(
			( { of, finds } ) => of.test( node.prop ) && finds( value )
		);
		if ( found ) {
			stylelint.utils.report( {
				message: `${ node.prop }: ${ value } (${ found.says })`,
				node,
				result,
				ruleName: NAME,
			} );
		}
	} );
};

rule.ruleName = NAME;
rule.meta = { url: 'docs/adr/0045-tokens.md' };

module.exports = stylelint.createPlugin( NAME, rule );
module.exports.ruleName = NAME;
