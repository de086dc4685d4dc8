import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { useSettings } from './settings';

/** Save and Discard buttons, shown while there are unsaved changes. */
export function SaveBar( { modules }: { modules?: string[] } ) {
	const { dirty, isDirty, isSaving, save, discard } = useSettings();
	const isShown = modules ? modules.some( isDirty ) : dirty;
	const bar = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( isShown ) {
			const field = bar.current?.ownerDocument.activeElement;
			field?.scrollIntoView?.( { block: 'nearest' } ); // Keeps the bar from covering the focused input.
		}
	}, [ isShown ] );
	if ( ! isShown ) {
		return null;
	}
	return (
		<div ref={ bar } className="frontage-save-bar">
			<p>{ __( 'You have unsaved changes.', 'frontage' ) }</p>
			<div className="frontage-buttons">
				<Button
					variant="tertiary"
					disabled={ isSaving }
					accessibleWhenDisabled
					onClick={ () => discard( modules ) }
					__next40pxDefaultSize
				>
					{ __( 'Discard', 'frontage' ) }
				</Button>
				<Button
					variant="primary"
					isBusy={ isSaving }
					disabled={ isSaving }
					accessibleWhenDisabled
					onClick={ () => save( modules ) }
					__next40pxDefaultSize
				>
					{ __( 'Save', 'frontage' ) }
				</Button>
			</div>
		</div>
	);
}
