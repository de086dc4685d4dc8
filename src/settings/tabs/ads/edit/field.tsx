import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Problem } from './use-draft';

interface Props {
	/** As errors name it; several for controls that are shown together. */
	name: string;
	problem?: Problem;
	children: ReactNode;
}

const FOCUSABLE = 'input, textarea, select, button';

/** A field with its error, which takes the focus when it has one. */
export function Field( { name, problem, children }: Props ) {
	const field = useRef< HTMLDivElement >( null );
	const [ half, setHalf ] = useState( '' );
	const mine = problem?.field === name ? problem : undefined;
	useEffect( () => {
		if ( mine ) {
			field.current?.querySelector< HTMLElement >( FOCUSABLE )?.focus();
		}
	}, [ mine ] );
	return (
		<div
			ref={ field }
			className="frontage-setting"
			onBlur={ () => setHalf( halfOf( field.current! ) ) }
		>
			{ children }
			<p
				className="frontage-setting__note frontage-setting__problem"
				role="alert"
			>
				{ half || mine?.message }
			</p>
		</div>
	);
}

/**
 * Returns the first input in which something stands that is no value yet, such as a date without its time: browsers tell it as
 * empty, which would mean no limit.
 *
 * @param inside Element around inputs.
 */
export const findHalf = ( inside: Element ): HTMLInputElement | undefined =>
	[ ...inside.querySelectorAll( 'input' ) ].find(
		( { validity } ) => validity.badInput
	);

/** Says what is missing in an input; empty if nothing is. */
function halfOf( inside: Element ): string {
	const input = findHalf( inside );
	if ( ! input ) {
		return '';
	}
	return input.type === 'number'
		? __( 'Enter a whole number, or leave the field empty.', 'frontage' )
		: __(
				'Enter the date and the time, or leave the field empty.',
				'frontage'
			);
}
