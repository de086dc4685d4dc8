<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Domain\Forms\Webhooks;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** The webhooks that a form can name. Addresses and keys stay on the server; administrators see the host. */
final class List_Webhooks implements Endpoint {
	public const ROUTE  = '/form-webhooks';
	public const METHOD = 'GET';
	public const REPLY  = '`{ webhooks: [ { id, name, host } ], canEdit }`; `host` is empty for users who cannot manage options';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'edit_pages' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		return Response::json( self::all() );
	}

	/**
	 * Returns the webhooks as the editor gets them.
	 *
	 * @return array{webhooks: list<array{id: string, name: string, host: string}>, canEdit: bool}
	 */
	public static function all(): array {
		$may  = current_user_can( 'manage_options' );
		$list = array();
		foreach ( Webhooks::all() as $id => $webhook ) {
			$list[] = array(
				'id'   => (string) $id,
				'name' => $webhook['name'],
				'host' => $may ? Webhooks::host( $webhook['url'] ) : '',
			);
		}
		return array(
			'webhooks' => $list,
			'canEdit'  => $may,
		);
	}
}
