<?php
declare( strict_types=1 );

namespace Frontage\Admin\Ads\Endpoints;

use Frontage\Admin\Ads\Ad_List;
use Frontage\Domain\Ads\Ad_Type;
use Frontage\Domain\Ads\Ads;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The ads and groups that authors can insert: their names only. */
final class Ad_Choices implements Endpoint {
	public const ROUTE  = '/ads/choices';
	public const METHOD = 'GET';
	public const REPLY  = '`{ ads, groups, manage }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::users( 'edit_posts' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$running = Ads::running();
		$ads     = get_posts(
			array(
				'post_type'      => Ad_Type::TYPE,
				'post_status'    => array( 'publish', 'draft' ),
				'posts_per_page' => Ads::MAX,
			)
		);
		$groups  = get_terms(
			array(
				'taxonomy'   => Ad_Type::GROUP,
				'hide_empty' => false,
			)
		);
		$groups  = is_array( $groups ) ? $groups : array();
		return Response::json(
			array(
				'ads'    => array_map(
					static fn ( WP_Post $ad ): array => array(
						'id'        => $ad->ID,
						'name'      => $ad->post_title,
						'isRunning' => isset( $running[ $ad->ID ] ),
					),
					array_values( $ads )
				),
				'groups' => array_map(
					static fn ( WP_Term $group ): array => array(
						'slug' => $group->slug,
						'name' => Ad_List::group_name( $group ),
					),
					array_values( $groups )
				),
				'manage' => current_user_can( Ad_Type::CAPABILITY ) && current_user_can( 'manage_options' )
					? admin_url( 'admin.php?page=frontage&tab=ads' )
					: '',
			)
		);
	}
}
