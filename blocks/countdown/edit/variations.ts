import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { calendar, people, scheduled, update } from '@wordpress/icons';
import type { Attributes } from '../attributes';

type Variation = BlockVariation< Attributes >;

const saying = ( content: string ): Variation[ 'innerBlocks' ] => [
	[ 'core/paragraph', { content } ],
];

const isAs = ( own: Attributes, variation: Attributes ) =>
	own.kind === variation.kind &&
	( own.kind !== 'fixed' || own.meaning === variation.meaning );

const SCOPE: Variation[ 'scope' ] = [ 'inserter', 'transform' ];

/** What a countdown is for, as the inserter offers it. */
export const variations = [
	{
		name: 'sale-ends',
		title: __( 'Sale countdown', 'frontage' ),
		description: __(
			'Count down to a date that is the same for everyone.',
			'frontage'
		),
		icon: scheduled,
		attributes: { kind: 'fixed', meaning: 'ends' },
		innerBlocks: saying( __( 'This sale has ended.', 'frontage' ) ),
	},
	{
		name: 'event-starts',
		title: __( 'Event countdown', 'frontage' ),
		description: __( 'Count down until something starts.', 'frontage' ),
		icon: calendar,
		attributes: { kind: 'fixed', meaning: 'starts' },
		innerBlocks: saying( __( 'The event has started!', 'frontage' ) ),
	},
	{
		name: 'evergreen',
		title: __( 'Countdown per visitor', 'frontage' ),
		description: __(
			'Run for the same time for each visitor, starting with their first visit.',
			'frontage'
		),
		icon: people,
		attributes: { kind: 'evergreen', meaning: 'ends' },
		innerBlocks: saying( __( 'This offer has ended.', 'frontage' ) ),
	},
	{
		name: 'recurring',
		title: __( 'Recurring countdown', 'frontage' ),
		description: __(
			'Restart after each end, for example for a weekly stream.',
			'frontage'
		),
		icon: update,
		attributes: {
			kind: 'recurring',
			meaning: 'starts',
			every: 'week',
			rest: 3600,
		},
		innerBlocks: saying( __( 'We’re live now!', 'frontage' ) ),
	},
].map( ( variation ) => ( {
	...variation,
	scope: SCOPE,
	isActive: isAs,
} ) ) as unknown as Variation[];
