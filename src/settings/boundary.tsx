import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Component, type ReactNode } from 'react';
import { CopyButton } from './parts/copy-button';

interface State {
	error: Error | null;
}

/** Error boundary: keeps a broken tab from breaking the whole screen. */
export class Boundary extends Component< { children: ReactNode }, State > {
	state: State = { error: null };

	static getDerivedStateFromError( error: Error ): State {
		return { error };
	}

	render() {
		const { error } = this.state;
		if ( ! error ) {
			return this.props.children;
		}
		return (
			<Notice status="error" isDismissible={ false }>
				<p>
					{ __(
						'This tab could not be displayed because of an error. Your settings are safe, and the other tabs still work.',
						'frontage'
					) }
				</p>
				<p>
					<code>{ error.message }</code>
				</p>
				<div className="frontage-buttons">
					<Button
						variant="secondary"
						onClick={ () => this.setState( { error: null } ) }
					>
						{ __( 'Try again', 'frontage' ) }
					</Button>
					<CopyButton text={ error.stack ?? error.message }>
						{ __( 'Copy error', 'frontage' ) }
					</CopyButton>
				</div>
			</Notice>
		);
	}
}
