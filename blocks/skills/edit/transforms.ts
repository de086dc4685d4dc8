import { createBlock, type Block } from '@wordpress/blocks';
import { formatNumber, numberLocale, parseNumber } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';

const SKILL = 'frontage/skill';

type Skill = Record< 'label' | 'number' | 'suffix', string >;

/** Words with a number at the end, such as “Sourdough: 95 %”. */
const LEVEL =
	/^(?<label>.*?)[\s:–—-]*?(?<number>[\p{Nd}.,]+)(?<suffix>\s?[^\s\p{L}\p{Nd}]{0,2})$/su;

/**
 * Returns the attributes of a skill that a list item describes.
 *
 * @param content Rich text.
 */
export function skillIn( content: unknown ) {
	const text = plain( content ).trim();
	const { label, number, suffix }: Record< string, string | undefined > =
		LEVEL.exec( text )?.groups ?? {};
	const parsed = parseNumber( number ?? '', numberLocale() );
	return parsed ? { label, number: parsed, suffix } : { label: text };
}

const levelText = ( { label, number, suffix }: Skill ) =>
	number
		? `${ label }: ${ formatNumber( number, numberLocale(), true ) }${ suffix }`
		: label;

/** Transforms from and to core lists. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( _: unknown, entries: Block[] ) =>
				createBlock(
					'frontage/skills',
					{},
					entries.map( ( { attributes } ) =>
						createBlock( SKILL, skillIn( attributes.content ) )
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/list' ],
			transform: ( _: unknown, skills: Block[] ) =>
				createBlock(
					'core/list',
					{},
					skills.map( ( { attributes } ) =>
						createBlock( 'core/list-item', {
							content: levelText( attributes as Skill ),
						} )
					)
				),
		},
	],
};
