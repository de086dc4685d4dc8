import {
	Button,
	ComboboxControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState, type FormEvent } from 'react';
import type { Option } from '@frontage/editor/overlay/types';
import { usePosts } from '../../../parts';
import type { Answer } from '../types';
import type { Visitor } from './visitor';

const MOST_EARLIER = 10;
const MOST_DAYS = 365;

/** Lengths of a visit, in seconds. */
const LENGTHS = [ 60, 120, 300, 600 ];

const NEW = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
} as const;

interface Props {
	visitor: Visitor;
	answer: Answer;
	onChange: ( part: Partial< Visitor > ) => void;
}

/** The page and the visitor. */
export function Fields( {
	isBusy,
	onRun,
	...props
}: Props & { isBusy: boolean; onRun: () => void } ) {
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		onRun();
	};
	return (
		<form
			className="frontage-card frontage-simulator__form"
			onSubmit={ submit }
			noValidate
		>
			<PageFields { ...props } />
			<VisitorFields { ...props } />
			<VisitFields { ...props } />
			<Button
				type="submit"
				variant="primary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				__next40pxDefaultSize
			>
				{ __( 'Simulate', 'frontage' ) }
			</Button>
		</form>
	);
}

function PageFields( { visitor, answer, onChange }: Props ) {
	const [ search, setSearch ] = useState( '' );
	const posts = usePosts( search );
	const { home } = answer.simulate;
	const found = posts.map( ( { url, title } ) => ( {
		value: url,
		label: title || __( '(no title)', 'frontage' ),
	} ) );
	const front: Option = {
		value: home,
		label: __( 'Homepage', 'frontage' ),
	};
	const [ chosen, setChosen ] = useState( front );
	const options = [ front, ...found ];
	const isListed = options.some( ( { value } ) => value === chosen.value );
	return (
		<>
			<ComboboxControl
				{ ...NEW }
				label={ __( 'Page', 'frontage' ) }
				value={ visitor.address }
				options={ isListed ? options : [ ...options, chosen ] }
				onFilterValueChange={ setSearch }
				onChange={ ( address ) => {
					setChosen(
						options.find( ( { value } ) => value === address ) ??
							front
					);
					onChange( { address: address ?? home } );
				} }
				allowReset={ false }
			/>
			<TextControl
				{ ...NEW }
				label={ __( 'Address', 'frontage' ) }
				type="url"
				value={ visitor.address }
				onChange={ ( address ) => onChange( { address } ) }
			/>
		</>
	);
}

function VisitorFields( { visitor, answer, onChange }: Props ) {
	const optionsOf = ( type: string ) =>
		answer.conditions.find( ( { name } ) => name === type )?.values
			.options ?? [];
	const { roles, hasCart } = answer.simulate;
	return (
		<>
			<Whole
				label={ __( 'Earlier visits', 'frontage' ) }
				help={ __(
					'0 is a new visitor. Earlier visits are simulated too: the same page, and the same actions.',
					'frontage'
				) }
				value={ visitor.earlier }
				max={ MOST_EARLIER }
				onChange={ ( earlier ) => onChange( { earlier } ) }
			/>
			{ visitor.earlier > 0 && (
				<Whole
					label={ __( 'Days between visits', 'frontage' ) }
					value={ visitor.every }
					max={ MOST_DAYS }
					onChange={ ( every ) => onChange( { every } ) }
				/>
			) }
			<SelectControl
				{ ...NEW }
				label={ __( 'Role', 'frontage' ) }
				help={ __(
					'Applies to popups only. The page is always shown as logged-out visitors see it.',
					'frontage'
				) }
				value={ visitor.role }
				options={ [
					{ value: 'guest', label: __( 'Logged out', 'frontage' ) },
					...roles,
				] }
				onChange={ ( role ) => onChange( { role } ) }
			/>
			<SelectControl
				{ ...NEW }
				label={ __( 'Device', 'frontage' ) }
				value={ visitor.device }
				options={ [ ...optionsOf( 'device' ) ].reverse() }
				onChange={ ( value ) =>
					onChange( { device: value as Visitor[ 'device' ] } )
				}
			/>
			{ hasCart && (
				<SelectControl
					{ ...NEW }
					label={ __( 'Cart', 'frontage' ) }
					value={ visitor.hasItems ? 'filled' : 'empty' }
					options={ optionsOf( 'cart' ) }
					onChange={ ( value ) =>
						onChange( { hasItems: value === 'filled' } )
					}
				/>
			) }
		</>
	);
}

function VisitFields( { visitor, answer, onChange }: Props ) {
	return (
		<>
			<TextControl
				{ ...NEW }
				label={ __( 'Came from', 'frontage' ) }
				help={ __(
					'Address of the page before; empty for none.',
					'frontage'
				) }
				type="url"
				value={ visitor.referrer }
				onChange={ ( referrer ) => onChange( { referrer } ) }
			/>
			<TextControl
				{ ...NEW }
				label={ __( 'Date and time', 'frontage' ) }
				help={ sprintf(
					/* translators: %s: name of a time zone. */
					__(
						'Empty for now. In the time zone of the site (%s).',
						'frontage'
					),
					answer.timezone
				) }
				type="datetime-local"
				max="9998-12-31T23:59"
				value={ visitor.time }
				onChange={ ( time ) => onChange( { time } ) }
			/>
			<SelectControl
				{ ...NEW }
				label={ __( 'Length of the visit', 'frontage' ) }
				value={ String( visitor.length ) }
				options={ LENGTHS.map( ( seconds ) => ( {
					value: String( seconds ),
					label: sprintf(
						/* translators: %d: a number of seconds. */
						__( '%d seconds', 'frontage' ),
						seconds
					),
				} ) ) }
				onChange={ ( length ) =>
					onChange( { length: Number( length ) } )
				}
			/>
		</>
	);
}

interface WholeProps {
	label: string;
	help?: string;
	value: number;
	max: number;
	onChange: ( value: number ) => void;
}

/** A whole number from 0. */
const Whole = ( { value, max, onChange, ...props }: WholeProps ) => (
	<TextControl
		{ ...NEW }
		{ ...props }
		type="number"
		min={ 0 }
		max={ max }
		value={ String( value ) }
		onChange={ ( text ) =>
			onChange(
				Math.min( Math.max( parseInt( text, 10 ) || 0, 0 ), max )
			)
		}
	/>
);
