<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor\Endpoints;

use Frontage\Admin\Privacy\Third_Parties;
use Frontage\Base\Costs;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/** What all modules cost a visitor, for the panels of the editor; requested when one of them is shown. */
final class Read_Costs implements Endpoint {
	public const ROUTE  = '/editor-costs';
	public const METHOD = 'GET';
	public const REPLY  = '`{ costs: { words, files, media, modules }, thirdParties }`, the services by module';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'edit_posts' );
	}

	/**
	 * Collects the costs and the services.
	 *
	 * @param array<string, mixed> $args Unused.
	 * @param Visitor $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		return Response::json(
			array(
				'costs'        => array(
					'words'   => Costs::words(),
					'files'   => Costs::files(),
					'media'   => Costs::media(),
					'modules' => Costs::modules(),
				),
				'thirdParties' => (object) Third_Parties::by_module(),
			)
		);
	}
}
