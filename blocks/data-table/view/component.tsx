import { useState } from 'react';
import { isPlain } from '@frontage/lib/is-plain';
import { Pagination } from '@frontage/pagination';
import { Slot } from '@frontage/react/slot';
import { Status } from '@frontage/status';
import { Head } from './head';
import { hrefOf } from './state';
import { Toolbar } from './toolbar';
import type { TableProps } from './types';
import { useTable } from './use-table';

/** A table that is searched, sorted, filtered and paged. */
export function DataTable( props: TableProps ) {
	const { id, name, others, isStacked, words } = props;
	const table = useTable( props );
	const [ isAdding, setAdding ] = useState( false );
	const { state, found, page, pages, choose, href } = table;
	const role = ( is: string ) => ( isStacked ? is : undefined );
	const reset = () =>
		choose(
			Object.fromEntries(
				Object.keys( state ).map( ( key ) => [ key, '' ] )
			)
		);
	return (
		<>
			<Toolbar
				{ ...props }
				state={ state }
				onChoose={ choose }
				onReset={ reset }
			/>
			<div
				className="frontage-data-table__scroller"
				role="region"
				aria-label={ name }
				tabIndex={ 0 }
				aria-busy={ table.isBusy || undefined }
				ref={ table.frame }
			>
				<table
					className="frontage-data-table__table"
					role={ role( 'table' ) }
				>
					{ props.hasCaption && (
						<Slot
							as="caption"
							className="frontage-data-table__caption"
							name="caption"
						/>
					) }
					<Head
						{ ...props }
						state={ state }
						isAdding={ isAdding }
						onSort={ ( sort ) => choose( { sort } ) }
					/>
					<Slot as="tbody" role={ role( 'rowgroup' ) } name="rows" />
					{ props.hasFooter && (
						<Slot
							as="tfoot"
							role={ role( 'rowgroup' ) }
							name="totals"
						/>
					) }
				</table>
			</div>
			{ ! found && (
				<p className="frontage-data-table__none">
					<span>{ words.none }</span>{ ' ' }
					<a
						href={ hrefOf( id, others, {} ) }
						onClick={ ( event ) => {
							if ( isPlain( event ) ) {
								event.preventDefault();
								reset();
								table.frame.current!.focus();
							}
						} }
					>
						{ words.all }
					</a>
				</p>
			) }
			<div className="frontage-data-table__foot">
				<p className="frontage-data-table__count">{ table.count }</p>
				<Pagination
					words={ words.pages }
					page={ page }
					pages={ pages }
					href={ ( to ) => href( { page: String( to ) } ) }
					onGo={ ( to ) => choose( { page: String( to ) } ) }
				/>
				{ table.isAlive && state.sort && (
					<button
						type="button"
						className="frontage-data-table__more"
						aria-pressed={ isAdding }
						onClick={ () => setAdding( ! isAdding ) }
					>
						{ words.more }
					</button>
				) }
				{ props.hasDownload && (
					<a
						className="frontage-data-table__download"
						href={ table.download }
						rel="nofollow"
					>
						{ words.download }
					</a>
				) }
			</div>
			<Status text={ table.said } />
		</>
	);
}
