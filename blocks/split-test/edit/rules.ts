import { __ } from '@wordpress/i18n';
import type { Found, Page, Place } from '@frontage/editor';
import { uuid } from './uuid';

const NAME = 'frontage/split-test';

/**
 * Finds two tests of a page with the same ID: their visitors would be counted together.
 *
 * @param place Position of the test.
 */
export function sameId( { block }: Place, page: Page ): Found[] {
	const { testId } = block.attributes;
	const first = page.places.find(
		( { block: other } ) =>
			other.name === NAME && other.attributes.testId === testId
	);
	return ! testId || ! first || first.block.clientId === block.clientId
		? []
		: [
				{
					level: 'problem',
					title: __( 'Two split tests have the same ID', 'frontage' ),
					why: __(
						'Their visitors are counted together, and always see the same variant in both.',
						'frontage'
					),
					fix: {
						label: __( 'Give it its own ID', 'frontage' ),
						change: () => ( { testId: uuid() } ),
					},
				},
			];
}

/**
 * Finds tests whose goal cannot be reached, or that have nothing to compare.
 *
 * @param place Position of the test.
 */
export function incomplete( { block }: Place ): Found[] {
	const { goal, page } = block.attributes;
	const found: Found[] = [];
	if ( goal === 'conversion' && ! page ) {
		found.push( {
			level: 'problem',
			title: __( 'The split test has no page as its goal', 'frontage' ),
			why: __(
				'Nobody can reach the goal. Enter the address of a page on this site.',
				'frontage'
			),
		} );
	}
	if ( block.innerBlocks.length < 2 ) {
		found.push( {
			level: 'problem',
			title: __( 'The split test has only one variant', 'frontage' ),
			why: __(
				'There is nothing to compare. Add a variant.',
				'frontage'
			),
		} );
	}
	return found;
}
