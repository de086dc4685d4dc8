import { BaseControl, CheckboxControl } from '@wordpress/components';
import { Field, useField } from '@frontage/editor';

interface Props< Value > {
	/** Name of a list attribute. */
	name: string;
	label: string;
	help?: string;
	options: readonly ( readonly [ Value, string ] )[];
}

/** A group of checkboxes for a list attribute. */
export function ChecksField< Value extends string | number >( {
	options,
	...props
}: Props< Value > ) {
	const { name, label, help } = props;
	const { value, change } = useField( name );
	const chosen = value as Value[];
	return (
		<Field name={ name } label={ label }>
			<fieldset className="frontage-checks">
				<BaseControl.VisualLabel as="legend">
					{ label }
				</BaseControl.VisualLabel>
				{ options.map( ( [ option, text ] ) => (
					<CheckboxControl
						__nextHasNoMarginBottom
						key={ option }
						label={ text }
						checked={ chosen.includes( option ) }
						onChange={ ( isOn ) =>
							change(
								options
									.map( ( [ each ] ) => each )
									.filter( ( each ) =>
										each === option
											? isOn
											: chosen.includes( each )
									)
							)
						}
					/>
				) ) }
				{ help && <p>{ help }</p> }
			</fieldset>
		</Field>
	);
}
