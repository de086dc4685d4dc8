<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Domain\Forms\Entries;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Saves the owner’s note on an entry. */
final class Save_Note implements Endpoint {
	public const ROUTE  = '/entries/(?P<id>\d{1,18})/notes';
	public const METHOD = 'POST';
	public const REPLY  = 'nothing, with status 204';

	public function args(): array {
		return array(
			'id'    => Args::int( 1, PHP_INT_MAX ),
			'notes' => Args::paragraphs( 0, 5000, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		if ( null === Entries::get( $args['id'] ) ) {
			throw new Action_Exception( 404, 'frontage_no_entry', __( 'This message has already been deleted.', 'frontage' ) );
		}
		Entries::note( $args['id'], sanitize_textarea_field( $args['notes'] ) );
		return Response::json( null, 204 );
	}
}
