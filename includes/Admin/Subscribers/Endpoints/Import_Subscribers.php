<?php
declare( strict_types=1 );

namespace Frontage\Admin\Subscribers\Endpoints;

use Frontage\Admin\Subscribers\Csv;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Adds the subscribers of a CSV file. */
final class Import_Subscribers implements Endpoint {
	public const ROUTE  = '/subscribers/import';
	public const METHOD = 'POST';
	public const REPLY  = 'what was added and skipped';

	private const MAX_BYTES = 4194304;

	public function args(): array {
		return array(
			'text'   => Args::content(),
			'list'   => Args::text( 0, 64, '' ),
			'agreed' => Args::flag(),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' )->body( 2 * self::MAX_BYTES );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$text = $args['text'];
		if ( '' === trim( $text ) || strlen( $text ) > self::MAX_BYTES || 1 !== preg_match( '//u', $text ) ) {
			$message = sprintf(
				/* translators: %s: size such as 4 MB. */
				__( 'Choose a CSV file in UTF-8 of no more than %s.', 'frontage' ),
				(string) size_format( self::MAX_BYTES )
			);
			throw new Action_Exception( 400, 'frontage_bad_file', $message, 'text' );
		}
		return Response::json( Csv::import( $text, $args['list'], $args['agreed'] ) );
	}
}
