import { __ } from '@wordpress/i18n';
import type { Found, Place, EditorMeta } from '@frontage/editor';

const SIDES = [ 'first', 'second' ] as const;

/**
 * Finds pictures without words for those who do not see them.
 *
 * @param place The block.
 */
export function undescribed( { block }: Place ): Found[] {
	const { attributes } = block;
	return SIDES.filter(
		( side ) =>
			( attributes[ `${ side }Url` ] || attributes[ `${ side }Id` ] ) &&
			! String( attributes[ `${ side }Alt` ] ?? '' ).trim()
	).map( ( side ) => ( {
		level: 'hint',
		title:
			side === 'first'
				? __( 'First image has no alternative text', 'frontage' )
				: __( 'Second image has no alternative text', 'frontage' ),
		why: __(
			'Screen readers use the text from the Media Library or say nothing. Describe what the image shows, unless it is purely decorative.',
			'frontage'
		),
		fix: {
			label: __( 'Save alternative text', 'frontage' ),
			ask: __( 'What does the image show?', 'frontage' ),
			change: ( answer?: string ) => ( { [ `${ side }Alt` ]: answer } ),
		},
	} ) );
}

/** Editor metadata of the image swap: cost, style attributes and rules. */
export const help: EditorMeta = {
	wake: ( { trigger, href } ) =>
		trigger === 'hover' && href ? '' : 'interaction',
	look: [ 'trigger', 'effect', 'ratio', 'duration' ],
	rules: [ undescribed ],
};
