import { __ } from '@wordpress/i18n';
import type { Variation as VariationOf } from '@frontage/editor';
import type { Attributes } from '../attributes';

type Variation = VariationOf< Attributes >;

const saying = ( content: string ): Variation[ 'innerBlocks' ] => [
	[ 'core/paragraph', { content } ],
];

const isAs = ( own: Attributes, variation: Attributes ) =>
	own.kind === variation.kind &&
	( own.kind !== 'fixed' || own.meaning === variation.meaning );

const SCOPE: Variation[ 'scope' ] = [ 'inserter', 'transform' ];

const kinds: Variation[] = [
	{
		name: 'sale-ends',
		title: __( 'Sale Countdown', 'frontage' ),
		description: __(
			'Count down to a date that is the same for everyone.',
			'frontage'
		),
		attributes: { kind: 'fixed', meaning: 'ends' },
		innerBlocks: saying( __( 'This sale has ended.', 'frontage' ) ),
	},
	{
		name: 'event-starts',
		title: __( 'Event Countdown', 'frontage' ),
		description: __( 'Count down until something starts.', 'frontage' ),
		attributes: { kind: 'fixed', meaning: 'starts' },
		innerBlocks: saying( __( 'The event has started!', 'frontage' ) ),
	},
	{
		name: 'evergreen',
		title: __( 'Countdown per Visitor', 'frontage' ),
		description: __(
			'Run for the same time for each visitor, starting with their first visit.',
			'frontage'
		),
		attributes: { kind: 'evergreen', meaning: 'ends' },
		innerBlocks: saying( __( 'This offer has ended.', 'frontage' ) ),
	},
	{
		name: 'recurring',
		title: __( 'Recurring Countdown', 'frontage' ),
		description: __(
			'Restart after each end, for example for a weekly stream.',
			'frontage'
		),
		attributes: {
			kind: 'recurring',
			meaning: 'starts',
			every: 'week',
			rest: 3600,
		},
		innerBlocks: saying( __( 'We’re live now!', 'frontage' ) ),
	},
];

/** The kinds of countdown, offered as variations in the inserter. */
export const variations = kinds.map( ( kind ): Variation => ( {
	...kind,
	scope: SCOPE,
	isActive: isAs,
} ) );
