<?php
declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Domain\Tables\Fetched_Rows;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Fetches the CSV file of a table or a chart for its author, and returns its rows for the post. */
final class Fetch_Table extends Action {
	public const NAME  = 'frontage_fetch_table';
	public const REPLY = 'JSON `{ head, rows: [ { cells } ] }`; 422 if the address has no rows';

	public function args(): array {
		return array( 'url' => Args::url() );
	}

	public function policy(): Policy {
		return Policy::member_write( 'edit_posts', 10 );
	}

	/**
	 * Fetches the file.
	 *
	 * @param array<string, mixed> $args Address.
	 * @param Visitor $visitor Current user.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$problem = Fetched_Rows::refresh( $args['url'] );
		if ( '' !== $problem ) {
			throw new Action_Exception(
				422,
				'no_rows',
				sprintf(
					/* translators: %s: technical reason, such as “status 404”. */
					__( 'No rows could be read (%s). The address must be public, start with https:// and lead to a CSV file.', 'frontage' ),
					$problem
				)
			);
		}
		return Response::json( Fetched_Rows::of( $args['url'] ) );
	}
}
