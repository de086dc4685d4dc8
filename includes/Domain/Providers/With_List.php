<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers;

defined( 'ABSPATH' ) || exit;

/** A vendor with mailing lists, which an owner can select and contacts can be added to. */
interface With_List extends Provider {
	/** Choices are sent as their text. */
	public const AS_TEXT = 'text';

	/** The choice of a select is sent as the option's ID (S1 §7). */
	public const AS_ID = 'id';

	/** Choices of selects and radio buttons are sent as a map keyed by option ID (S1 §7). */
	public const AS_MAP = 'map';

	/**
	 * Returns the account's lists, sorted by name.
	 *
	 * @param Http $http HTTP client for the vendor.
	 * @return list<Mailing_List>
	 * @throws Http_Error If there is no readable response.
	 */
	public function lists( Http $http ): array;

	/** Returns the format for choices, one of the constants. */
	public function shape(): string;

	/** Returns whether the vendor sends confirmation emails; otherwise this site does before adding a contact. */
	public function asks_itself(): bool;

	/**
	 * Adds a person; people who are already on the list stay as they are.
	 *
	 * @param Http   $http   The way to the vendor.
	 * @param Contact $person Whom.
	 * @param bool   $asks   Whether the vendor is to ask them first.
	 * @throws Http_Error If it did not work and may work later.
	 * @throws Contact_Rejected   If it never will.
	 */
	public function subscribe( Http $http, string $list, Contact $person, bool $asks ): void;

	/**
	 * Removes a contact from the list. Does nothing if it is not on the list.
	 *
	 * @param Http $http HTTP client for the vendor.
	 * @param string $list List ID.
	 * @param string $email Email address.
	 * @throws Http_Error If it failed and a retry may succeed.
	 */
	public function unsubscribe( Http $http, string $list, string $email ): void;
}
