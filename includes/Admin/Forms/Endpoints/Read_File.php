<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Files;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** A file that came with an entry. */
final class Read_File implements Endpoint {
	public const ROUTE  = '/entries/(?P<id>\d{1,18})/file';
	public const METHOD = 'GET';
	public const REPLY  = '`{ name, data }`, the data in base64';

	public function args(): array {
		return array(
			'id'   => Args::int( 1, PHP_INT_MAX ),
			'name' => Args::text( 1, 500 ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		foreach ( Entries::get( $args['id'] )['content'] ?? array() as $answer ) {
			foreach ( 'file' === $answer['kind'] ? (array) $answer['value'] : array() as $file ) {
				$path = is_array( $file ) && $file['path'] === $args['name'] ? Files::path( $file['path'] ) : '';
				if ( '' !== $path ) {
					return Response::json(
						array(
							'name' => $file['name'],
							// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file in uploads.
							'data' => base64_encode( (string) file_get_contents( $path ) ),
						)
					);
				}
			}
		}
		throw new Action_Exception( 404, 'frontage_no_file', __( 'This file no longer exists.', 'frontage' ) );
	}
}
