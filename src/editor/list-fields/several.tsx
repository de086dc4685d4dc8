import { ToggleControl } from '@wordpress/components';

interface Props {
	/** Labels by name. */
	options: Record< string, string >;
	chosen: readonly string[];
	onChange: ( chosen: string[] ) => void;
}

/** A toggle for each option, saved as a list of names. */
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
