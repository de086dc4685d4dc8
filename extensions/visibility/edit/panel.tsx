import { CheckboxControl, FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, type PanelProps } from '@frontage/editor';
import { Choice, Typed } from './choice';
import { ConditionsOfOthers } from './conditions-of-others';

const devices = [
	{ value: 'desktop', label: __( 'Hide on desktops', 'frontage' ) },
	{ value: 'tablet', label: __( 'Hide on tablets', 'frontage' ) },
	{ value: 'phone', label: __( 'Hide on phones', 'frontage' ) },
];

const visitors = [
	{ value: '', label: __( 'Everybody', 'frontage' ) },
	{ value: 'in', label: __( 'Logged-in users', 'frontage' ) },
	{ value: 'out', label: __( 'Logged-out visitors', 'frontage' ) },
];

const carts = [
	{ value: '', label: __( 'With any cart', 'frontage' ) },
	{ value: 'filled', label: __( 'With products in the cart', 'frontage' ) },
	{ value: 'empty', label: __( 'With an empty cart', 'frontage' ) },
];

/** Roles of WordPress and WooCommerce; others can be typed. */
const ROLES = [
	'administrator',
	'editor',
	'author',
	'contributor',
	'subscriber',
	'customer',
	'shop_manager',
];

type Props = Omit< PanelProps, 'onReset' >;

/** Devices first, then the conditions that the server checks; all must be met. */
export function VisibilityFields( props: PanelProps ) {
	return (
		<>
			<DeviceFields { ...props } />
			<Choice
				name="visitors"
				label={ __( 'Visible to', 'frontage' ) }
				options={ visitors }
				{ ...props }
			/>
			{ props.settings.visitors === 'in' && <RoleField { ...props } /> }
			<Typed
				name="from"
				type="datetime-local"
				label={ __( 'Visible from', 'frontage' ) }
				help={ __(
					'In the site’s time zone. Page caches that keep pages for a long time may be late.',
					'frontage'
				) }
				{ ...props }
			/>
			<Typed
				name="until"
				type="datetime-local"
				label={ __( 'Visible until', 'frontage' ) }
				{ ...props }
			/>
			<Typed
				name="query"
				label={ __( 'Only if the URL contains', 'frontage' ) }
				help={ __( 'Such as ref or ref=newsletter.', 'frontage' ) }
				{ ...props }
			/>
			<Choice
				name="cart"
				label={ __( 'Shopping cart', 'frontage' ) }
				options={ carts }
				{ ...props }
			/>
			<ConditionsOfOthers { ...props } />
		</>
	);
}

function DeviceFields( { settings, onChange }: Props ) {
	const hidden = Array.isArray( settings.hideOn ) ? settings.hideOn : [];
	const save = ( next: unknown[] ) =>
		onChange( { hideOn: next.length ? next : undefined } );
	return (
		<Setting
			label={ __( 'Devices', 'frontage' ) }
			isSet={ hidden.length > 0 }
			onReset={ () => save( [] ) }
		>
			{ devices.map( ( { value, label } ) => (
				<CheckboxControl
					key={ value }
					__nextHasNoMarginBottom
					label={ label }
					checked={ hidden.includes( value ) }
					onChange={ ( isHidden ) =>
						save(
							isHidden
								? [ ...hidden, value ]
								: hidden.filter( ( one ) => one !== value )
						)
					}
				/>
			) ) }
		</Setting>
	);
}

function RoleField( { settings, onChange }: Props ) {
	const label = __( 'User roles', 'frontage' );
	const roles = Array.isArray( settings.roles ) ? settings.roles : [];
	return (
		<Setting
			label={ label }
			isSet={ roles.length > 0 }
			onReset={ () => onChange( { roles: undefined } ) }
		>
			<FormTokenField
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				suggestions={ ROLES }
				value={ roles }
				onChange={ ( next ) =>
					onChange( { roles: next.length ? next : undefined } )
				}
			/>
		</Setting>
	);
}
