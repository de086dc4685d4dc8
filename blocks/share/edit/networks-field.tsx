import { useField } from '@frontage/editor';
import { NetworksControl } from '@frontage/editor/networks-control';

/** Which networks, in which order. */
export function NetworksField() {
	const { value, change } = useField( 'networks' );
	return <NetworksControl value={ value as string[] } onChange={ change } />;
}
