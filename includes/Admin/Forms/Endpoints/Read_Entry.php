<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Admin\Forms\Entry_Filter;
use Frontage\Admin\Forms\Entry_History;
use Frontage\Admin\Forms\Entry_View;
use Frontage\Admin\Forms\Job_History;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Entry_List;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * An entry with its replies, what happened to it, and its neighbors in a list.
 *
 * @phpstan-import-type Row from Entries
 */
final class Read_Entry implements Endpoint {
	public const ROUTE  = '/entries/(?P<id>\d{1,18})';
	public const METHOD = 'GET';
	public const REPLY  = '`{ entry, replies, history, retry, newer, older }`';

	public function args(): array {
		return array( 'id' => Args::int( 1, PHP_INT_MAX ) ) + Entry_Filter::args();
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$entry = Entries::get( $args['id'] );
		if ( null === $entry ) {
			throw new Action_Exception( 404, 'frontage_no_entry', __( 'This message has been deleted.', 'frontage' ) );
		}
		return Response::json( self::describe( $entry ) + Entry_List::beside( Entry_Filter::wanted( $args ), $args['id'] ) );
	}

	/**
	 * Describes an entry with what belongs to it.
	 *
	 * @param Row $entry
	 * @return array<string, mixed>
	 */
	public static function describe( array $entry ): array {
		return array(
			'entry'   => Entry_View::all( array( $entry ) )[0],
			'replies' => Entry_View::replies( $entry['id'] ),
			'history' => Entry_History::of( $entry ),
			'retry'   => Job_History::can_retry( $entry['id'] ),
		);
	}
}
