import { ToggleControl } from '@wordpress/components';

interface Props {
	/** Labels by name. */
	options: Record< string, string >;
	chosen: readonly string[];
	onChange: ( chosen: string[] ) => void;
}

/**
 * A switch for each of several things, kept as a list of their names.
 *
 * @param props          What it shows.
 * @param props.options  Labels by name.
 * @param props.chosen   Names.
 * @param props.onChange Told of the new names.
 */
export const Several = ( { options, chosen, onChange }: Props ) =>
	Object.entries( options ).map( ( [ name, label ] ) => (
		<ToggleControl
			key={ name }
			__nextHasNoMarginBottom
			label={ label }
			checked={ chosen.includes( name ) }
			onChange={ ( isOn ) =>
				onChange( [
					...chosen.filter( ( one ) => one !== name ),
					...( isOn ? [ name ] : [] ),
				] )
			}
		/>
	) );
