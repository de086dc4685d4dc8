import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { notify, send, type RestError } from '../../../parts';
import { saveFile } from '../download';
import type { UndoAnswer } from './types';

interface Props {
	/** Number of places that can be restored. */
	converted: number;
	onDone: () => void;
}

/** Restores our blocks. */
export function UndoConversion( { converted, onDone }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ skipped, setSkipped ] = useState< UndoAnswer[ 'skipped' ] >( [] );
	const undo = async () => {
		setBusy( true );
		const left: UndoAnswer[ 'skipped' ] = [];
		let restored = 0;
		let next = '';
		try {
			do {
				const answer = await send< UndoAnswer >( 'leave/undo', {
					after: next,
				} );
				restored += answer.restored;
				left.push( ...answer.skipped );
				next = answer.next;
			} while ( next );
			/* translators: %d: number of posts, pages, templates and widgets. */
			const message = __( 'Places restored: %d.', 'frontage' );
			notify( sprintf( message, restored ) );
		} catch ( error ) {
			notify( ( error as RestError ).message, { error: true } );
		}
		setSkipped( left );
		setBusy( false );
		onDone();
	};
	return (
		<>
			<div className="frontage-card frontage-undo">
				<p>
					{ sprintf(
						/* translators: %d: number of posts, pages, templates and widgets. */
						__(
							'Places where Frontage blocks were replaced: %d. You can restore them as long as Frontage’s data exists. What you changed since then is kept.',
							'frontage'
						),
						converted
					) }
				</p>
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ undo }
					__next40pxDefaultSize
				>
					{ __( 'Restore Frontage blocks', 'frontage' ) }
				</Button>
			</div>
			{ skipped.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					<p>{ __( 'Not restored:', 'frontage' ) }</p>
					<ul className="frontage-list">
						{ skipped.map(
							( { title, type, edit, why, original } ) => (
								<li key={ `${ title } ${ edit }` }>
									{ edit ? (
										<a href={ edit }>{ title }</a>
									) : (
										title
									) }
									{ type && ` (${ type })` }: { why }{ ' ' }
									{ original && (
										<Button
											variant="link"
											onClick={ () =>
												saveFile(
													'frontage-original',
													'txt',
													original
												)
											}
										>
											{ sprintf(
												/* translators: %s: title of a post. */
												__(
													'Save the content of “%s” before that',
													'frontage'
												),
												title
											) }
										</Button>
									) }
								</li>
							)
						) }
					</ul>
				</Notice>
			) }
		</>
	);
}
