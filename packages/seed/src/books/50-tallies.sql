select cauce_recount();
