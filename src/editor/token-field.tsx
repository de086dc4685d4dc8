import { FormTokenField } from '@wordpress/components';
import type { ComponentProps } from 'react';

/**
 * Hides the note on how to separate values: WordPress 7.1 and later read `help`, and warn of the other property if it is
 * a boolean; before, only the other one has an effect.
 */
const WITHOUT_NOTE = { help: '', __experimentalShowHowTo: null } as object;

/** A field for several values that offers them when it has the focus. */
export function TokenField( props: ComponentProps< typeof FormTokenField > ) {
	return (
		<FormTokenField
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			__experimentalExpandOnFocus
			{ ...WITHOUT_NOTE }
			{ ...props }
		/>
	);
}
