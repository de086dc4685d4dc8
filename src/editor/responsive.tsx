import { BaseControl, Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';
import type { ReactNode } from 'react';
import {
	DEVICES,
	largerThan,
	useDevice,
	valueAt,
	type Device,
	type PerDevice,
} from './devices';
import './responsive.scss';

const ICONS = { desktop, tablet, phone: mobile };

const names = (): Record< Device, string > => ( {
	desktop: __( 'Desktop', 'frontage' ),
	tablet: __( 'Tablet', 'frontage' ),
	phone: __( 'Mobile', 'frontage' ),
} );

export interface DeviceField< Value > {
	device: Device;
	/** Effective value on the device: its own, or inherited from a larger one. */
	value: Value | undefined;
	/** The device's own value only. */
	own: Value | undefined;
	onChange: ( value: Value | undefined ) => void;
}

interface Props< Value > {
	label: string;
	/** Own values; undefined ones are inherited from the next larger device. */
	values: PerDevice< Value >;
	/** Returns the effective value on a device if it is not simply inherited from the next larger one. */
	shownOn?: ( device: Device ) => Value | undefined;
	/** Saves a device's own value; undefined removes it. */
	onChange: ( device: Device, value: Value | undefined ) => void;
	/** Renders the control for the current device. */
	children: ( field: DeviceField< Value > ) => ReactNode;
}

/**
 * A setting with a value for each device, synchronized with the editor's preview.
 *
 * Shows the current device, follows and sets the preview, and resets a device's value.
 */
export function Responsive< Value >( {
	label,
	values,
	shownOn,
	onChange,
	children,
}: Props< Value > ) {
	const [ device, setDevice ] = useDevice();
	const own = values[ device ];
	return (
		<div className="frontage-responsive" role="group" aria-label={ label }>
			<div className="frontage-responsive__head">
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				<DeviceSwitch
					device={ device }
					values={ values }
					onChange={ setDevice }
				/>
			</div>
			{ children( {
				device,
				own,
				value: own ?? shownOn?.( device ) ?? valueAt( values, device ),
				onChange: ( value ) => onChange( device, value ),
			} ) }
			{ device !== 'desktop' && (
				<Inheritance
					device={ device }
					isOwn={ own !== undefined }
					onReset={ () => onChange( device, undefined ) }
				/>
			) }
		</div>
	);
}

interface SwitchProps {
	device: Device;
	values: PerDevice< unknown >;
	onChange: ( device: Device ) => void;
}

function DeviceSwitch( { device, values, onChange }: SwitchProps ) {
	return (
		<div className="frontage-responsive__devices">
			{ DEVICES.map( ( one ) => (
				<Button
					key={ one }
					size="small"
					icon={ ICONS[ one ] }
					label={ labelOf( one, values[ one ] !== undefined ) }
					isPressed={ one === device }
					className={
						one !== 'desktop' && values[ one ] !== undefined
							? 'has-value'
							: undefined
					}
					onClick={ () => onChange( one ) }
				/>
			) ) }
		</div>
	);
}

const labelOf = ( device: Device, isOwn: boolean ) =>
	isOwn && device !== 'desktop'
		? sprintf(
				/* translators: %s: name of a device. */
				__( '%s (custom value)', 'frontage' ),
				names()[ device ]
			)
		: names()[ device ];

interface InheritanceProps {
	device: Device;
	isOwn: boolean;
	onReset: () => void;
}

function Inheritance( { device, isOwn, onReset }: InheritanceProps ) {
	return (
		<p className="frontage-responsive__source">
			{ isOwn ? (
				<Button variant="link" onClick={ onReset }>
					{ sprintf(
						/* translators: %s: name of a device. */
						__( 'Reset %s', 'frontage' ),
						names()[ device ]
					) }
				</Button>
			) : (
				sprintf(
					/* translators: %s: name of a device. */
					__( 'Inherited from %s', 'frontage' ),
					names()[ largerThan( device ) ]
				)
			) }
		</p>
	);
}
