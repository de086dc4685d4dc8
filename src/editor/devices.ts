import {
	select as read,
	subscribe,
	useDispatch,
	useSelect,
} from '@wordpress/data';
import { useState, useSyncExternalStore } from '@wordpress/element';
import { storeNamed } from './stores';

/**
 * Devices that the editor can preview.
 *
 * From largest to smallest; a smaller one inherits the values it lacks from the next larger.
 */
export const DEVICES = [ 'desktop', 'tablet', 'phone' ] as const;

export type Device = ( typeof DEVICES )[ number ];

export type PerDevice< Value > = Partial< Record< Device, Value > >;

/** Store name as a string, since not every screen with blocks registers this store. */
const STORE = 'core/editor';

/** WordPress's device names. */
const NAMES: Record< Device, string > = {
	desktop: 'Desktop',
	tablet: 'Tablet',
	phone: 'Mobile',
};

interface PreviewActions {
	setDeviceType?: ( name: string ) => void;
}

/** Returns the previewed device and a function to change it. Without previews only the controls change. */
export function useDevice(): [ Device, ( device: Device ) => void ] {
	const [ own, setOwn ] = useState< Device >( 'desktop' );
	const shown = useSelect(
		( select ) => storeNamed( select, STORE )?.getDeviceType?.(),
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

const previewed = (): Device => {
	const shown = storeNamed( read, STORE )?.getDeviceType?.();
	return DEVICES.find( ( device ) => NAMES[ device ] === shown ) ?? 'desktop';
};

const listen = ( listener: () => void ) => subscribe( listener );

const listenToNothing = () => () => {};

/**
 * Returns the previewed device, for what is rendered for every block.
 *
 * @param isNeeded Whether this block differs on devices; others listen to no store.
 */
export const usePreviewedDevice = ( isNeeded: boolean ): Device =>
	useSyncExternalStore( isNeeded ? listen : listenToNothing, () =>
		isNeeded ? previewed() : 'desktop'
	);

/**
 * Returns the effective value on a device: its own, else that of the next larger device. Objects are
 * merged key by key.
 *
 * @param values Values by device.
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
 * Returns the next larger device, from which a device inherits.
 *
 * @param device Not `desktop`.
 */
export const largerThan = ( device: Device ): Device =>
	DEVICES[ DEVICES.indexOf( device ) - 1 ] ?? 'desktop';
