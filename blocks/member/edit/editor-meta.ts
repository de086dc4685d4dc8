/** Editor metadata of the member: heading, style attributes and rules. */
import { __ } from '@wordpress/i18n';
import type { Heading, Place, EditorMeta, Rule } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';

/** Returns the name as a heading of the chosen level. */
export function heading( { block }: Place ): Heading | null {
	const { attributes } = block;
	const level = /^h([1-6])$/.exec( String( attributes.headingLevel ) );
	const text = plain( attributes.name );
	return level && text ? { level: Number( level[ 1 ] ), text } : null;
}

/** Reports members without a name, whose link would have no text. */
export const nameless: Rule = ( { block: { attributes, innerBlocks } } ) =>
	plain( attributes.name ) || ! innerBlocks.length
		? []
		: [
				{
					level: 'problem',
					title: __( 'Team member without a name', 'frontage' ),
					why: __(
						'Screen readers cannot announce whose details the link opens. Add the name below the image.',
						'frontage'
					),
					fix: {
						label: __( 'Save name', 'frontage' ),
						ask: __( 'Name', 'frontage' ),
						change: ( answer ) => ( { name: answer } ),
					},
				},
			];

export const help: EditorMeta = {
	wake: '',
	look: [ 'headingLevel', 'ratio', 'shape' ],
	heading,
	rules: [ nameless ],
};
