/** What a countdown is for, as the inserter offers it. */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { calendar, people, scheduled, update } from '@wordpress/icons';
import type { CountdownAttributes } from '../view/types';

type Variation = BlockVariation< CountdownAttributes >;

const saying = ( content: string ): Variation[ 'innerBlocks' ] => [
	[ 'core/paragraph', { content } ],
];

const isAs = ( own: CountdownAttributes, variation: CountdownAttributes ) =>
	own.kind === variation.kind &&
	( own.kind !== 'fixed' || own.meaning === variation.meaning );

const SCOPE: Variation[ 'scope' ] = [ 'inserter', 'transform' ];

export const variations = [
	{
		name: 'sale-ends',
		title: __( 'Countdown to the end of a sale', 'frontage' ),
		description: __(
			'Counts down to a date, the same for everybody.',
			'frontage'
		),
		icon: scheduled,
		attributes: { kind: 'fixed', meaning: 'ends' },
		innerBlocks: saying( __( 'This sale is over.', 'frontage' ) ),
	},
	{
		name: 'event-starts',
		title: __( 'Countdown to an event', 'frontage' ),
		description: __( 'Counts down until something starts.', 'frontage' ),
		icon: calendar,
		attributes: { kind: 'fixed', meaning: 'starts' },
		innerBlocks: saying( __( 'It has begun!', 'frontage' ) ),
	},
	{
		name: 'evergreen',
		title: __( 'Countdown for each visitor', 'frontage' ),
		description: __(
			'Runs equally long for each visitor, from the first visit.',
			'frontage'
		),
		icon: people,
		attributes: { kind: 'evergreen', meaning: 'ends' },
		innerBlocks: saying( __( 'This offer is over.', 'frontage' ) ),
	},
	{
		name: 'recurring',
		title: __( 'Countdown every day or week', 'frontage' ),
		description: __(
			'Starts anew after each end, such as for a weekly stream.',
			'frontage'
		),
		icon: update,
		attributes: {
			kind: 'recurring',
			meaning: 'starts',
			every: 'week',
			rest: 3600,
		},
		innerBlocks: saying( __( 'We are live now!', 'frontage' ) ),
	},
].map( ( variation ) => ( {
	...variation,
	scope: SCOPE,
	isActive: isAs,
} ) ) as unknown as Variation[];
