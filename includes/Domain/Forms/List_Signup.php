<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_List;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Domain\Subscribers\Signup;
use Frontage\Domain\Subscribers\Subscriber;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Signs the person who sent an entry up for a mailing list. From there it is a sign-up like any other: stored first,
 * confirmed by email if the author wants it, and retried.
 *
 * @phpstan-import-type Row from Entries
 */
final class List_Signup {
	private const LIST_CHARACTERS = 64;

	/**
	 * Signs up.
	 *
	 * @param string $provider `local` or a vendor's slug.
	 * @param array<string, mixed> $data `list`, `asks`, and the names of the fields `email` and `name`.
	 * @param Row $entry The entry, with consent.
	 * @return string The email address.
	 * @throws Job_Refused If the entry has no email address.
	 */
	public static function subscribe( string $provider, array $data, array $entry ): string {
		$email = Email_Address::clean( self::answer( $entry, Field_Blocks::text( $data, 'email' ), 'email' ) );
		if ( '' === $email ) {
			throw new Job_Refused( __( 'The message contains no email address.', 'frontage' ) );
		}
		$name  = Field_Blocks::text( $data, 'name' );
		$known = Providers::get( $provider ) instanceof With_List;
		$first = '' === $name ? '' : mb_substr( self::answer( $entry, $name, '' ), 0, 100 );
		$list  = mb_substr( sanitize_text_field( Field_Blocks::text( $data, 'list' ) ), 0, self::LIST_CHARACTERS );
		$asks  = (bool) ( $data['asks'] ?? true );
		$terms = new Form_Grant( $known ? $provider : Subscriber::LOCAL, $list, $asks, $entry['place'] );
		Signup::subscribe( $terms, new Contact( $email, $first ) );
		return $email;
	}

	/**
	 * Returns an answer: that of a field, or the first one of a kind.
	 *
	 * @param Row $entry
	 * @param string $name Name of the field; empty for the first one of the kind.
	 * @param string $kind Kind of the field; empty for any.
	 */
	private static function answer( array $entry, string $name, string $kind ): string {
		foreach ( $entry['content'] as $answer ) {
			if ( in_array( $name, array( '', $answer['name'] ), true ) && in_array( $kind, array( '', $answer['kind'] ), true ) ) {
				return is_string( $answer['value'] ) ? $answer['value'] : '';
			}
		}
		return '';
	}
}
