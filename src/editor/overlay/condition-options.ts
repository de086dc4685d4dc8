/** Options of overlay conditions: labels for lists, and phrases for sentences such as “Opens …, on posts.” */
import { __ } from '@wordpress/i18n';
import type { Condition } from '@frontage/overlay-rules';

export interface Option {
	value: string;
	label: string;
	/** The option in a sentence. Without it, the label is put after a preposition. */
	phrase?: string;
	/** The option in a sentence that rules it out, where “not” before the phrase is wrong. */
	opposite?: string;
}

type Type = Condition[ 'type' ];

/** Returns the options of each condition type; types without options take free text. */
export const conditionOptions = (): Partial< Record< Type, Option[] > > => ( {
	page: pages(),
	role: roles(),
	device: devices(),
	cart: carts(),
} );

const pages = (): Option[] => [
	{
		value: 'front',
		label: __( 'Homepage', 'frontage' ),
		phrase: __( 'on the homepage', 'frontage' ),
	},
	{
		value: 'type:post',
		label: __( 'Posts', 'frontage' ),
		phrase: __( 'on posts', 'frontage' ),
	},
	{
		value: 'type:page',
		label: __( 'Pages', 'frontage' ),
		phrase: __( 'on pages', 'frontage' ),
	},
	{
		value: 'type:product',
		label: __( 'Products', 'frontage' ),
		phrase: __( 'on products', 'frontage' ),
	},
	{
		value: 'archive',
		label: __( 'Archives', 'frontage' ),
		phrase: __( 'on archives', 'frontage' ),
	},
	{
		value: 'search',
		label: __( 'Search results', 'frontage' ),
		phrase: __( 'on search results', 'frontage' ),
	},
];

const roles = (): Option[] => [
	{
		value: 'guest',
		label: __( 'Logged-out visitors', 'frontage' ),
		phrase: __( 'for logged-out visitors', 'frontage' ),
	},
	{
		value: 'member',
		label: __( 'Logged-in users', 'frontage' ),
		phrase: __( 'for logged-in users', 'frontage' ),
	},
	{
		value: 'subscriber',
		label: __( 'Subscribers', 'frontage' ),
		phrase: __( 'for subscribers', 'frontage' ),
	},
	{
		value: 'customer',
		label: __( 'Customers', 'frontage' ),
		phrase: __( 'for customers', 'frontage' ),
	},
	{
		value: 'author',
		label: __( 'Authors', 'frontage' ),
		phrase: __( 'for authors', 'frontage' ),
	},
	{
		value: 'editor',
		label: __( 'Editors', 'frontage' ),
		phrase: __( 'for editors', 'frontage' ),
	},
	{
		value: 'administrator',
		label: __( 'Administrators', 'frontage' ),
		phrase: __( 'for administrators', 'frontage' ),
	},
];

const devices = (): Option[] => [
	{
		value: 'phone',
		label: __( 'Phones', 'frontage' ),
		phrase: __( 'on phones', 'frontage' ),
	},
	{
		value: 'tablet',
		label: __( 'Tablets', 'frontage' ),
		phrase: __( 'on tablets', 'frontage' ),
	},
	{
		value: 'desktop',
		label: __( 'Desktops', 'frontage' ),
		phrase: __( 'on desktops', 'frontage' ),
	},
];

const carts = (): Option[] => {
	const empty = __( 'with an empty cart', 'frontage' );
	const filled = __( 'with items in the cart', 'frontage' );
	return [
		{
			value: 'empty',
			label: __( 'Empty', 'frontage' ),
			phrase: empty,
			opposite: filled,
		},
		{
			value: 'filled',
			label: __( 'Contains items', 'frontage' ),
			phrase: filled,
			opposite: empty,
		},
	];
};
