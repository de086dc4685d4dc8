import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';

/**
 * The device whose preview the editor shows.
 *
 * From the largest; a smaller one takes what it has no value for from the next larger.
 */
export const DEVICES = [ 'desktop', 'tablet', 'phone' ] as const;

export type Device = ( typeof DEVICES )[ number ];

export type PerDevice< Value > = Partial< Record< Device, Value > >;

/** By name, since not every screen with blocks has this store. */
const STORE = 'core/editor';

/** WordPress's names. */
const NAMES: Record< Device, string > = {
	desktop: 'Desktop',
	tablet: 'Tablet',
	phone: 'Mobile',
};

interface PreviewSelectors {
	getDeviceType?: () => string;
}

interface PreviewActions {
	setDeviceType?: ( name: string ) => void;
}

/** The device, and how to change the editor's preview to another; on screens without previews only the controls follow. */
export function useDevice(): [ Device, ( device: Device ) => void ] {
	const [ own, setOwn ] = useState< Device >( 'desktop' );
	const shown = useSelect(
		( select ) =>
			(
				select( STORE ) as PreviewSelectors | undefined
			 )?.getDeviceType?.(),
		[]
	);
	const actions = useDispatch( STORE ) as PreviewActions | undefined;
	const known = DEVICES.find( ( device ) => NAMES[ device ] === shown );
	const change = ( device: Device ) => {
		setOwn( device );
		actions?.setDeviceType?.( NAMES[ device ] );
	};
	return [ known ?? own, change ];
}

/**
 * What a device shows: its own value, else the next larger device's; of records, key by key.
 *
 * @param values By device.
 * @param device Such as `phone`.
 */
export function valueAt< Value >(
	values: PerDevice< Value >,
	device: Device
): Value | undefined {
	const larger = DEVICES.slice( 0, DEVICES.indexOf( device ) + 1 )
		.map( ( name ) => values[ name ] )
		.filter( ( value ) => value !== undefined );
	const own = larger[ larger.length - 1 ];
	return typeof own === 'object'
		? larger.reduce(
				( all, value ) => ( { ...all, ...value } ),
				{} as Value
			)
		: own;
}

/**
 * The device from which a device takes what it has no value for.
 *
 * @param device Not the desktop.
 */
export const largerThan = ( device: Device ): Device =>
	DEVICES[ Math.max( 0, DEVICES.indexOf( device ) - 1 ) ];
