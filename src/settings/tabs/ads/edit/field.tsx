import { useEffect, useRef, type ReactNode } from 'react';
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
	const mine = problem?.field === name ? problem : undefined;
	useEffect( () => {
		if ( mine ) {
			field.current?.querySelector< HTMLElement >( FOCUSABLE )?.focus();
		}
	}, [ mine ] );
	return (
		<div ref={ field } className="frontage-setting">
			{ children }
			<p
				className="frontage-setting__note frontage-setting__problem"
				role="alert"
			>
				{ mine?.message }
			</p>
		</div>
	);
}
