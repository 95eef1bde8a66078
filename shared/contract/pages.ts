/** Pages of the host that widgets lead to by themselves. */

export const REGISTER_PAGE = '/app/academy/register/{id}';
export const REFERRAL_PAGE = '/app/plt/{training_id}/{user_id}';

/** What each of them is, for shared/tools/reference only: no widget uses it, so nothing of it is shipped. */
export const PAGES: ReadonlyArray<readonly [path: string, description: string]> = [
  [REGISTER_PAGE, "Registering for a course; 'Register' opens it in a new tab. `id` is that of the course."],
  [
    REFERRAL_PAGE,
    'The referral link that a person copies and gives to others: the page of the training, whose `training_referrer` is then `user_id`.',
  ],
];
