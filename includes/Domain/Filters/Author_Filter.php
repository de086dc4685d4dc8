<?php
declare( strict_types=1 );

namespace Frontage\Domain\Filters;

use Frontage\Domain\Query\Choices;
use Frontage\Domain\Query\Query_Spec;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** A filter by authors who have published posts: `?by=anna,ben`, with the names of their archives. */
final class Author_Filter extends Value_Filter {
	/**
	 * Returns the valid names.
	 *
	 * @param string $raw Names, separated by commas.
	 */
	public function parse( string $raw ): array {
		$names = array_filter( array_map( 'sanitize_title', explode( ',', $raw, 2 * Choices::MOST_VALUES ) ) );
		$names = array_map(
			static fn ( WP_User $user ): string => $user->user_nicename,
			self::users( array_values( array_unique( $names ) ) )
		);
		sort( $names );
		return array_slice( $names, 0, Choices::MOST_VALUES );
	}

	/**
	 * Returns the list with only the posts of the authors.
	 *
	 * @param Query_Spec $list Query before any choice.
	 * @param non-empty-list<string> $values Names.
	 */
	public function narrow( Query_Spec $list, array $values ): Query_Spec {
		$authors = array_map( 'intval', $this->places( $values ) );
		return $list->with( array( 'choices' => array( ...$list->data['choices'], compact( 'authors' ) ) ) );
	}

	/**
	 * Returns an author's public name.
	 *
	 * @param string $value Name in the address.
	 */
	public function label( string $value ): string {
		return self::users( array( $value ) )[0]->display_name ?? $value;
	}

	/** Groups by author. */
	public function grouping(): Grouping {
		return Grouping::by_column( 'post_author' );
	}

	/**
	 * Returns authors as choices.
	 *
	 * @param array<array-key, int> $counts Numbers of posts by user ID.
	 */
	public function choices( array $counts ): array {
		$values = array();
		cache_users( array_keys( $counts ) );
		foreach ( $counts as $author => $count ) {
			$user = get_userdata( (int) $author );
			if ( $user instanceof WP_User ) {
				$values[] = array( $user->user_nicename, $user->display_name, $count );
			}
		}
		return $values;
	}

	/** Returns the accessible name if the author gives no title. */
	public function usual_title(): string {
		return __( 'Authors', 'frontage' );
	}

	/**
	 * Returns the authors' IDs.
	 *
	 * @param list<string> $values Names.
	 */
	public function places( array $values ): array {
		return array_map( static fn ( WP_User $user ): string => (string) $user->ID, self::users( $values ) );
	}

	/** Authors are public by their archives. */
	protected function is_allowed(): bool {
		return true;
	}

	/** Returns the parameter's name if the author gives none. */
	protected function usual_name(): string {
		return 'by';
	}

	/**
	 * Returns users who have published posts; others stay private.
	 *
	 * @param list<string> $names Names of their archives.
	 * @return list<WP_User>
	 */
	private static function users( array $names ): array {
		$public = array_values( get_post_types( array( 'public' => true ) ) );
		$asked  = array( 'nicename__in' => $names, 'has_published_posts' => $public ); // phpcs:ignore WordPress.Arrays
		$users  = array() === $names ? array() : get_users( $asked );
		return array_values( array_filter( $users, static fn ( mixed $user ): bool => $user instanceof WP_User ) );
	}
}
